import { describe, expect, test } from 'vitest';
import { body as moveArticle } from '../../content/blog/estate-planning-tips-south-florida-retirees.ts';
import { body as restaurantArticle } from '../../content/blog/florida-sales-tax-restaurants-guide.ts';
import { body as mistakesArticle } from '../../content/blog/small-business-tax-mistakes-boca-raton.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts, valueOn } from '../../content/facts.ts';
import { figure as move } from '../../content/figures/estate-planning-tips-south-florida-retirees.ts';
import { figure as makeRestaurant } from '../../content/figures/florida-sales-tax-restaurants-guide.ts';
import { figure as makeMistakes } from '../../content/figures/small-business-tax-mistakes-boca-raton.ts';
import type { ArticleBody, Today } from '../../content/types.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { formatDollars } from '../../server/figures/money.ts';
import { addUpMonth } from '../../server/figures/sales-month.ts';
import { getText } from '../../server/get-text.ts';
import { formatDate } from '../../shared/format.ts';
import { day, today } from '../words.ts';

const restaurant = makeRestaurant(today);
const mistakes = makeMistakes(today);

/** An article's words in 2026, when its figures were looked up. */
const read = (body: (day: Today) => ArticleBody) =>
  body(today)
    .content.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The days of 2027 and 2028 on which a rule is due and was not moved, such as "March 15". */
function daysOf(id: string): string[] {
  const dated = findOccurrences(deadlineRules, [], '2027-01-01', '2028-12-31');
  const days = dated.filter(({ rule, moved }) => rule.id === id && !moved).map(({ due }) => formatDate(due));
  return [...new Set(days.map((day) => day.replace(/^\w+day, |, \d{4}$/g, '')))];
}

describe('a restaurant’s month', () => {
  const article = read(restaurantArticle);
  const nodes = drawFigure('florida-sales-tax-restaurants-guide', restaurant, day);
  const drawn = getText(nodes);
  const sums = addUpMonth(restaurant);

  test('is taxed at the rate of the county and the year that it names, which are the article’s', () => {
    const [state, county] = [today(facts.stateSalesTax), valueOn(facts.palmBeachSurtax, '2026-06-30')];
    const total = valueOn(facts.palmBeachTotal, '2026-06-30');
    const rates = restaurant.rates.map(({ percent }) => percent);
    expect(rates.map((percent) => `${percent}%`)).toEqual([state, county]);
    expect(`${rates.reduce((sum, percent) => sum + percent)}%`).toBe(total);
    expect(restaurant.caption.text).toContain(`Example figures at ${total}, the total in Palm Beach County in 2026`);
    for (const words of ['Delray Beach', 'sixty']) for (const text of [article, drawn]) expect(text).toContain(words);
  });

  test('has a check that adds up, the service charge taxed with the food', () => {
    for (const line of ['drink400.00', '20%80.00', 'Taxable480.00', '6%28.80', '0.5%2.40', 'pay511.20', '$31.20 of this check'])
      expect(drawn).toContain(line);
  });

  test('is the article’s month, line by line, and so is what is short where a charge was coded as a tip', () => {
    for (const { name, dollars } of restaurant.month.sales) expect(article).toContain(`${name} ${formatDollars(dollars)}`);
    for (const words of [
      `Taxable sales ${formatDollars(sums.sold)}`,
      `${formatDollars(restaurant.bought)} ${formatDollars(sums.useTax)}`,
      `collection allowance ${formatDollars(sums.salesTax + sums.useTax)}`,
      `short by ${formatDollars(sums.short)}`,
      `thirty-six such months it is ${formatDollars(sums.short * restaurant.months)}`,
    ])
      expect(article).toContain(words);
    for (const words of ['$6,513 due', '$6,435 on sales', '$78 of use tax', '$390 short', '$14,040 after 36 such months'])
      expect(drawn).toContain(words);
  });

  test('draws each bar as wide as its amount', () => {
    const { sales } = restaurant.month;
    const widths = [...JSON.stringify(nodes).matchAll(/\["svg",\{"width":"([\d.]+)%"/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(sales.length);
    const most = Math.max(...sales.map(({ dollars }) => dollars));
    for (const [index, { dollars }] of sales.entries()) expect(widths[index]).toBeCloseTo((dollars / most) * 100, 1);
  });

  test('is due by the day of the rule for Form DR-15', () => {
    expect(daysOf('dr-15').length).toBeGreaterThan(6);
    for (const day of daysOf('dr-15')) expect(`${day.split(' ')[1]}th`).toBe(restaurant.sun.title);
  });
});

describe('seven mistakes', () => {
  const article = read(mistakesArticle);
  const drawn = getText(drawFigure('small-business-tax-mistakes-boca-raton', mistakes, day));

  test('are those of the article, in its order', () => {
    const headings = [...mistakesArticle(today).content.matchAll(/<h2>\d\. (.*)<\/h2>/g)].map(([, heading]) => heading);
    expect(mistakes.rows.map(({ mistake }) => mistake)).toEqual(headings);
  });

  test('cost what the article says, computed where it is a percentage', () => {
    const computed = mistakes.rows.flatMap(({ cost }) => (typeof cost === 'string' ? [] : [cost]));
    expect(computed.map(({ percent }) => `${percent}%`)).toEqual(['15.3%', valueOn(facts.palmBeachTotal, '2026-06-30')]);
    for (const { of, percent } of computed) {
      const cost = formatDollars((of * percent) / 100);
      expect(drawn).toContain(`${cost} ${percent}% of ${formatDollars(of)}`);
      for (const words of [cost, `${percent}%`, formatDollars(of)]) expect(article).toContain(words);
    }
    for (const cost of ['$9,180', '$1,300', '7.65%'])
      for (const text of [article, drawn]) expect(text.includes(cost), cost).toBe(true);
  });

  test('have the dates and the penalty of the facts and of the deadline rules', () => {
    for (const id of ['form-1065', 'form-1120-s']) expect(daysOf(id)).toEqual([mistakes.sun.title]);
    expect(mistakes.rows.at(-1)?.mistake).toContain(mistakes.sun.title);
    expect(drawn).toContain(`${today(facts.latePenalty)}, even when no tax is due`);
    expect(drawn).toContain(`after ${today(facts.annualReportDue)}`);
    expect(drawn).toContain(`${today(facts.amendBack)} after filing`);
  });
});

describe('a move to Florida', () => {
  const article = read(moveArticle);

  test('has as many ties on each shore as its caption says, and three that it does not cut', () => {
    expect([move.cut.ties.length, move.made.ties.length, move.wet.length]).toEqual([6, 6, 3]);
    expect(move.caption.lead).toBe('A move is six ties cut and six made.');
    const json = JSON.stringify(drawFigure('estate-planning-tips-south-florida-retirees', move, day));
    expect(json.match(/M5 8H106/g)).toHaveLength(move.cut.ties.length);
    expect(json.match(/M0 500C/g)).toHaveLength(move.made.ties.length);
  });

  test('draws what the article says of domicile, with its statute and its states', () => {
    const said = [...move.cut.ties, ...move.made.ties, ...move.wet, move.sun]
      .map(({ title, text }) => `${title} ${text}`)
      .join(' ');
    const both = '222.17|Form 1040|Social Security|Maine|New York|Massachusetts|you mean to come back to';
    for (const words of both.split('|')) for (const text of [article, said]) expect(text).toContain(words);
  });

  test('has the day of the homestead application from the rule for Form DR-501', () => {
    expect(daysOf('dr-501')).toEqual(['March 1']);
    expect(move.made.ties[0]?.text).toBe(`live there January 1, apply by ${daysOf('dr-501')[0]}`);
  });
});
