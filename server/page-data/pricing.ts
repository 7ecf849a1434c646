import { estimate } from '../../content/estimate.ts';
import { priceRows as prices, pricing as words } from '../../content/pricing.ts';
import { readEstimate } from '../../shared/pages/estimate/read-estimate.ts';
import { drawCounts } from '../figures/counts.tsx';
import { describeOffice } from '../structured-data/firm.ts';
import { describeQuestions } from '../structured-data/questions.ts';
import type { Page } from './page.ts';

/**
 * Packages, prices and the estimate. The browser, too, fills in the estimate from the query: the data is always the
 * same.
 */
export const pricingPage: Page<'pricing'> = {
  path: '/pricing',
  name: 'Pricing',
  kind: 'pricing',
  readQuery: (query) => readEstimate(estimate, query),
  read: () => ({
    head: words.head,
    heading: words.hero.heading,
    words: [words, prices, estimate],
    picture: words.counts.caption.lead,
  }),
  show: () => ({ words, figure: drawCounts(words.counts), prices, estimate }),
  describe: ({ origin }) => [...describeOffice(origin), ...describeQuestions(words.questions.items)],
};
