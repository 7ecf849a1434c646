import { useLocation } from 'react-router';
import type { EstimateWords } from '../../content/pages/estimate.ts';
import type { pricing } from '../../content/pages/pricing.ts';
import type { PriceRow } from '../../content/types.ts';
import { ButtonLink } from '../components/buttons.tsx';
import { TextList } from '../components/lists.tsx';
import { Text } from '../components/text.tsx';
import { formatAmount } from '../format.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import type { TreeNode } from '../tree.ts';
import { EstimateForm } from './estimate/estimate-form.tsx';
import { formatAnswers, parseAnswers } from './estimate/read-estimate.ts';

export interface PricingProps {
  words: typeof pricing;
  figure: TreeNode[];
  prices: PriceRow[];
  estimate: EstimateWords;
}

/** Packages, the price list and the estimate, which the query of the address fills in. */
export function PricingPage({ words, figure, prices, estimate }: PricingProps) {
  const { hero, packages, packageAction, ledger, guarantee, questions, cta } = words;
  const { key, search } = useLocation();
  const answers = parseAnswers(estimate, new URLSearchParams(search));
  return (
    <>
      <PageHead hero={hero} figure={figure} />
      <section className="section background-paper">
        <div className="wrap">
          <h2 className="visually-hidden">Packages</h2>
          <ul className="packages">
            {packages.map(({ name, price, period, description, features, href, popular }) => (
              <li key={name} className={popular ? 'background-deep' : 'background-paper'}>
                {popular && <p className="packages-popular">Most popular</p>}
                <h3>{name}</h3>
                <Text as="p">{description}</Text>
                <p className="packages-price">
                  <span>from</span> {formatAmount(price)} <small>{period}</small>
                </p>
                <TextList items={features} variant="checklist checklist-done" />
                <ButtonLink
                  variant={popular && 'button-primary'}
                  label={packageAction}
                  aria-label={`${packageAction}: ${name}`}
                  href={href}
                />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <SectionBand background="sand" section={{ kind: 'prices', rows: prices, ...ledger }} />
      <EstimateForm key={key + formatAnswers(answers)} words={estimate} initial={answers} />
      <SectionBand background="deep" section={{ kind: 'why', ...guarantee }} />
      <SectionBand section={{ kind: 'questions', ...questions }} />
      <CallToAction cta={cta} />
    </>
  );
}
