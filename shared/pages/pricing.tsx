import { Link } from 'react-router';
import { prices } from '../../content/prices.ts';
import { pricing } from '../../content/pricing.ts';
import { Accordion, CallToAction, Frame, PageHead, PriceLedger } from '../sections/index.ts';

export const head = pricing.head;

function Packages() {
  const { href, label } = pricing.packageAction;
  return (
    <section className="section ground-paper">
      <div className="wrap">
        <h2 className="visually-hidden">Packages</h2>
        <ul className="packages">
          {pricing.packages.map(({ name, price, description, features, popular }) => (
            <li key={name} className={popular ? 'ground-deep' : 'ground-paper'}>
              {popular && <p className="popular">Most popular</p>}
              <h3>{name}</h3>
              <p>{description}</p>
              <p className="package-price">
                <span>from</span> {price.replace('from ', '')}
              </p>
              <ul className="checklist">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <Link className={popular ? 'button button-primary' : 'button'} to={href} aria-label={`${label}: ${name}`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Page() {
  const { hero, ledger, guarantee, questions, closing } = pricing;
  return (
    <>
      <PageHead path="/pricing" hero={hero} />
      <Packages />
      <Frame ground="sand" layout="split" eyebrow={ledger.eyebrow} heading={ledger.heading} intro={ledger.intro}>
        <PriceLedger rows={Object.values(prices)} />
      </Frame>
      <Frame ground="deep" layout="split" eyebrow={guarantee.eyebrow} heading={guarantee.heading}>
        <div className="prose">
          {guarantee.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Frame>
      <Frame ground="paper" layout="split" eyebrow={questions.eyebrow} heading={questions.heading}>
        <Accordion name="pricing" items={questions.items} />
      </Frame>
      <CallToAction closing={closing} />
    </>
  );
}
