import { estimate } from '../../content/pages/estimate.ts';
import { priceRows as prices, pricing as words } from '../../content/pages/pricing.ts';
import { formatPrice } from '../../shared/format.ts';
import { drawCounts } from '../figures/counts.tsx';
import { describeOffice } from '../structured-data/firm.ts';
import { describeQuestions } from '../structured-data/questions.ts';
import { describePreview, listTexts, toPageText, toPassages, toTopText } from '../texts/page-texts.ts';
import { listBlocks } from '../texts/read-tree.ts';
import type { Page } from './page.ts';

/** The empty estimate. */
function readEstimate() {
  const { counted, monthly, notIncluded } = estimate;
  const lines = [...counted, monthly].flatMap((group) => group.lines);
  return toPageText(estimate, [
    ...lines.map(({ label, note }) => ({ title: label, text: note })),
    ...notIncluded.items.map((text) => ({ title: notIncluded.label, text })),
  ]);
}

/**
 * Packages, prices and the estimate. The browser, too, fills in the estimate from the query: the data is always the
 * same.
 */
export const pricingPage: Page<'pricing'> = {
  path: '/pricing',
  name: 'Pricing',
  kind: 'pricing',
  accepts: 'estimate',
  load: ({ origin }) => {
    const { head, hero, counts, packages, ledger, guarantee, questions } = words;
    const figure = drawCounts(counts);
    const offers = packages.map(({ name, price, period, description, features }) => ({
      title: name,
      text: `${formatPrice(price)} ${period}. ${description} ${features.join('. ')}.`,
    }));
    const [top, ...sections] = listTexts(toTopText(hero, [...offers, ...toPassages(listBlocks(figure))]), [
      { kind: 'prices', rows: prices, ...ledger },
      { kind: 'why', ...guarantee },
      { kind: 'questions', ...questions },
    ]);
    return {
      head,
      props: { words, figure, prices, estimate },
      jsonLd: [...describeOffice(origin), ...describeQuestions(questions.items)],
      preview: describePreview(hero, counts.caption.lead),
      texts: [top, ...sections, readEstimate()],
    };
  },
};
