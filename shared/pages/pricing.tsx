import { estimate } from '../../content/estimate.ts';
import type { PricingPackage } from '../../content/page-types.ts';
import { prices } from '../../content/prices.ts';
import { pricing } from '../../content/pricing.ts';
import { Accordion } from '../components/accordion.tsx';
import { PriceLedger } from '../components/ledger.tsx';
import { TextList } from '../components/lists.tsx';
import { Prose } from '../components/prose.tsx';
import type { View } from '../route.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Estimate } from './estimate/estimate.tsx';
import { readQuery } from './estimate/read-query.ts';

function PackageCard({ offer: { name, price, period, description, features, popular } }: { offer: PricingPackage }) {
  const { href, label } = pricing.packageAction;
  return (
    <li className={popular ? 'background-deep' : 'background-paper'}>
      {popular && <p className="packages-popular">Most popular</p>}
      <h3>{name}</h3>
      <p>{description}</p>
      <p className="packages-price">
        <span>from</span> {price.replace('from ', '')}
      </p>
      <p>{period}</p>
      <TextList items={features} look="checklist" />
      <a className={popular ? 'button button-primary' : 'button'} href={href} aria-label={`${label}: ${name}`}>
        {label}
      </a>
    </li>
  );
}

function Page({ query }: { query: string }) {
  const { hero, packages, ledger, guarantee, questions, closing } = pricing;
  return (
    <>
      <PageHead hero={hero} />
      <BelowHead>
        <section className="section background-paper">
          <div className="wrap">
            <h2 className="visually-hidden">Packages</h2>
            <ul className="packages">
              {packages.map((offer) => (
                <PackageCard key={offer.name} offer={offer} />
              ))}
            </ul>
          </div>
        </section>
        <PageSection background="sand" layout="split" eyebrow={ledger.eyebrow} heading={ledger.heading} intro={ledger.intro}>
          <PriceLedger rows={Object.values(prices)} />
        </PageSection>
        <Estimate query={query} />
        <PageSection background="deep" layout="split" eyebrow={guarantee.eyebrow} heading={guarantee.heading}>
          <Prose paragraphs={guarantee.paragraphs} />
        </PageSection>
        <PageSection background="paper" layout="split" eyebrow={questions.eyebrow} heading={questions.heading}>
          <Accordion name="pricing" items={questions.items} />
        </PageSection>
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

const { head, hero } = pricing;

export const view: View = { head, heading: hero.heading, words: [pricing, prices, estimate], Page, readQuery };
