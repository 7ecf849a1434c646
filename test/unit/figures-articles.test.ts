import { expect, test } from 'vitest';
import { body as moveArticle } from '../../content/blog/estate-planning-tips-south-florida-retirees.ts';
import { body as restaurantArticle } from '../../content/blog/florida-sales-tax-restaurants-guide.ts';
import { body as mistakesArticle } from '../../content/blog/small-business-tax-mistakes-boca-raton.ts';
import { facts, valueOn } from '../../content/facts.ts';
import type { ArticleBody, Today } from '../../content/types.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { words as move } from '../../server/figures/estate-planning-tips-south-florida-retirees.tsx';
import { articleFigures } from '../../server/figures/figures.tsx';
import { addUpMonth, words as restaurant } from '../../server/figures/florida-sales-tax-restaurants-guide.tsx';
import { listMistakes, words as mistakes } from '../../server/figures/small-business-tax-mistakes-boca-raton.tsx';
import { toNodes } from '../../server/figures/to-nodes.ts';
import { formatDate } from '../../shared/dates.ts';
import { formatDollars } from '../../shared/format.ts';
import { getText } from '../../shared/tree.ts';
import { day, today } from '../words.ts';

/** An article's words in 2026, when its figures were looked up. */
const read = (body: (day: Today) => ArticleBody) =>
  body(today)
    .content.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The words of an article's figure. */
const readDrawing = (slug: string) => getText(toNodes(articleFigures[slug]?.draw(day)));

/** Expects a text to have each of some words. */
function expectWords(text: string, words: readonly string[]): void {
  for (const part of words) expect(text).toContain(part);
}

/** The days of 2027 and 2028 on which a rule is due and was not moved, such as "March 15". */
function daysOf(id: string): string[] {
  const dated = findOccurrences([], '2027-01-01', '2028-12-31');
  const days = dated.filter(({ rule, moved }) => rule.id === id && !moved).map(({ due }) => formatDate(due));
  return [...new Set(days.map((day) => day.replace(/^\w+day, |, \d{4}$/g, '')))];
}

const countyTotal = valueOn(facts.palmBeachTotal, '2026-06-30');

test('a restaurant’s check and month are those of the article, at the rates of its county and year, due by the rule for DR-15', () => {
  const article = read(restaurantArticle);
  const drawn = readDrawing('florida-sales-tax-restaurants-guide');
  const rates = restaurant.rates.map(({ percent }) => `${percent}%`);
  expect(rates).toEqual([today(facts.stateSalesTax), valueOn(facts.palmBeachSurtax, '2026-06-30')]);
  expect(restaurant.caption.text).toContain(`Example figures at ${countyTotal}, the total in Palm Beach County in 2026`);
  // The service charge is taxed with the food.
  const check = ['drink400.00', '20%80.00', 'Taxable480.00', '6%28.80', '0.5%2.40', 'pay511.20', '$31.20 of this check'];
  const month = ['$6,513 due', '$6,435 on sales', '$78 of use tax', '$390 short', '$14,040 after 36 such months'];
  expectWords(drawn, ['Delray Beach', 'sixty', ...check, ...month]);
  const sums = addUpMonth();
  expectWords(article, [
    ...restaurant.month.sales.map(({ name, dollars }) => `${name} ${formatDollars(dollars)}`),
    `Taxable sales ${formatDollars(sums.sold)}`,
    `${formatDollars(restaurant.bought)} ${formatDollars(sums.useTax)}`,
    `collection allowance ${formatDollars(sums.salesTax + sums.useTax)}`,
    `short by ${formatDollars(sums.short)}`,
    `thirty-six such months it is ${formatDollars(sums.short * restaurant.months)}`,
    ...['Delray Beach', 'sixty', '0.5% to 2.5%', '6.5% to 8.5%', 'more than $1,000', '$200 to $1,000', 'less than $200'],
  ]);
  expect(new Set(daysOf('dr-15').map((day) => `${day.split(' ')[1]}th`))).toEqual(new Set([restaurant.highlight.title]));
});

test('seven mistakes are those of the article, in its order, at its cost, with the days and penalties of the rules', () => {
  const rows = listMistakes(day);
  const article = read(mistakesArticle);
  const drawn = readDrawing('small-business-tax-mistakes-boca-raton');
  const headings = [...mistakesArticle(today).content.matchAll(/<h2>\d\. (.*)<\/h2>/g)].map(([, heading]) => heading);
  expect(rows.map(({ mistake }) => mistake)).toEqual(headings);
  const computed = rows.flatMap(({ cost }) => (typeof cost === 'string' ? [] : [cost]));
  expect(computed.map(({ percent }) => `${percent}%`)).toEqual(['15.3%', countyTotal]);
  for (const { of, percent } of computed) {
    const cost = formatDollars((of * percent) / 100);
    expectWords(drawn, [`${cost} ${percent}% of ${formatDollars(of)}`]);
    expectWords(article, [cost, `${percent}%`, formatDollars(of)]);
  }
  for (const text of [article, drawn]) expectWords(text, ['$9,180', '$1,300', '7.65%']);
  // Self-employment tax on $100,000, and what is saved of it with a salary of $60,000.
  const alone = 100_000 * 0.9235 * 0.153;
  expectWords(article, [formatDollars(Math.round(alone)), formatDollars(Math.round(alone - 60_000 * 0.153)), '15–30%']);
  for (const id of ['form-1065', 'form-1120-s']) expect(daysOf(id)).toEqual([mistakes.highlight.title]);
  expect(rows.at(-1)?.mistake).toContain(mistakes.highlight.title);
  expectWords(drawn, [`${today(facts.latePenalty)}, even when no tax is due`, `after ${today(facts.annualReportDue)}`]);
  expectWords(drawn, [`${today(facts.amendBack)} after filing`]);
});

test('a move to Florida has the connections of its caption, the words of the article and the day of the rule for Form DR-501', () => {
  const { left, joined, footer, highlight, caption } = move;
  expect([left.connections.length, joined.connections.length, footer.length]).toEqual([6, 6, 3]);
  expect(caption.lead).toBe('What to end up north, and what to begin here.');
  const said = [...left.connections, ...joined.connections, ...footer, highlight]
    .map(({ title, text }) => `${title} ${text}`)
    .join(' ');
  const both = ['222.17', 'Form 1040', 'Social Security', 'Maine', 'New York', 'Massachusetts', 'you mean to come back to'];
  for (const text of [read(moveArticle), said]) expectWords(text, both);
  const gains = [210_000, 10_000, 200_000].map((gain) => formatDollars(gain * 0.15));
  expectWords(read(moveArticle), [...gains, '$15 million for deaths in 2026 ($13.61 million in 2024)']);
  expect(daysOf('dr-501')).toEqual(['March 1']);
  expect(joined.connections[0]?.text).toBe('live there January 1, apply by March 1');
});
