import { describe, expect, test } from 'vitest';
import { body as moveArticle } from '../../content/blog/estate-planning-tips-south-florida-retirees.ts';
import { body as restaurantArticle } from '../../content/blog/florida-sales-tax-restaurants-guide.ts';
import { body as mistakesArticle } from '../../content/blog/small-business-tax-mistakes-boca-raton.ts';
import { claims } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { dollarsOn, facts, percentOn, valueOn } from '../../content/facts.ts';
import { prices } from '../../content/prices.ts';
import { services } from '../../content/services/index.ts';
import { body as nonprofitPage } from '../../content/services/nonprofit-tax-services.ts';
import { findPerson } from '../../content/team.ts';
import type { ArticleBody, Subject, Today } from '../../content/types.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { articleFigures, serviceFigures } from '../../server/figures/figures.tsx';
import { layOutDates } from '../../server/figures/key-dates/date-curve.ts';
import type { Figure } from '../../server/figures/parts/figure.ts';
import { toNodes } from '../../server/figures/to-nodes.ts';
import { readExamples } from '../../server/pages/home.ts';
import { addDays, formatDate, formatMonthDay } from '../../shared/dates.ts';
import { formatCents, formatDollars } from '../../shared/format.ts';
import { getText } from '../../shared/tree.ts';
import { day, today } from '../words.ts';

const figures = new Map<string, Figure>();
for (const [path, figure] of Object.entries({ ...serviceFigures, ...articleFigures }))
  if (figure) figures.set(path.replace('/services/', ''), figure);

/** The words of a page's figure: those that are drawn, and those for screen readers. */
const read = (slug: string, on = day): string => getText(toNodes(figures.get(slug)?.draw(on) ?? []));

/** The words of an article in 2026, when its figures were looked up. */
const readArticle = (body: (day: Today) => ArticleBody) =>
  body(today)
    .content.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** Amounts as numbers, in their order. */
const dollarsIn = (text = ''): number[] =>
  Array.from(text.matchAll(/(−?)\$(\d{1,3}(?:,\d{3})*)/g), ([, sign, digits = '']) =>
    Number((sign && '-') + digits.replaceAll(',', '')),
  );

const addUp = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Expects a text to have each of some words. */
function expectWords(text: string, words: readonly string[]): void {
  for (const part of words) expect(text).toContain(part);
}

/** The dates of a rule from a year on to the end of 2028. */
const listDue = (id: string, from = 2026) =>
  findOccurrences([], `${from}-01-01`, '2028-12-31').filter(({ rule }) => rule.id === id);

/** The days on which a rule is due and was not moved, such as "March 15". */
const daysOf = (id: string) => [
  ...new Set(
    listDue(id)
      .filter(({ moved }) => !moved)
      .map(({ due }) => formatMonthDay(due.slice(5))),
  ),
];

test.each([...figures])(
  'the figure of %s says what it shows in a lead and two sentences, has sources, and draws nothing else',
  (_slug, figure) => {
    const { lead, text } = figure.caption;
    expect(text.match(/[.?!](?= |$)/g)?.length).toBeLessThanOrEqual(2);
    expect(figure.sources.length).toBeGreaterThan(0);
    const nodes = toNodes(figure.draw(day));
    expectWords(getText(nodes), [lead, text]);
    const json = JSON.stringify(nodes);
    expect(json).not.toContain('"style"');
    for (const [, svg = ''] of json.matchAll(/\["svg",(\{.*?\})/g))
      expect(JSON.parse(svg)).toMatchObject({ 'aria-hidden': 'true' });
  },
);

test('QuickBooks: as many accounts as the caption says become as many', () => {
  expectWords(read('quickbooks-support'), ['Before: 11 accounts', 'After: 6 accounts', 'Eleven guesses become six accounts.']);
});

test('accounting: the steps lead from the profit to the cash of the year and of the caption', () => {
  const amounts = dollarsIn(read('accounting'));
  const [before = 0, after = 0, more, ...caption] = amounts.slice(5);
  expect([addUp(amounts.slice(0, 5)), after - before, caption]).toEqual([more, more, [amounts[0], more]]);
});

test('advisory: cash falls below zero in the week that the caption names, and stays above it by what it says', () => {
  const text = read('business-advisory');
  const rows = [...text.matchAll(/(?<=Now|\D\d|,0{3}\d{1,2})(−?\$\d+,\d{3})(−?\$\d+,\d{3})/g)].map(([row]) => dollarsIn(row));
  expect(rows).toHaveLength(14);
  const lowest = Math.min(...rows.map(([, moved = 0]) => moved));
  expect(lowest).toBeGreaterThan(0);
  const under = rows.findIndex(([alone = 0]) => alone < 0);
  expectWords(text, [`would go under in week ${under}.`, `even the lowest week ${formatDollars(lowest)} above water`]);
  expectWords(text, ['Thirteen weeks of cash', `never under ${formatDollars(lowest)}`]);
  expect(rows.at(-1)?.[0]).toBe(rows.at(-1)?.[1]);
});

test('formation: one profit by three routes, and the election pays from where its costs are covered', () => {
  const text = read('business-formation');
  const saved = (profit: number) => profit * 0.9235 * 0.153 - 60_000 * 0.153;
  const taxed = dollarsOn(facts.unemploymentBase, day) / 100;
  const unemployment = (percentOn(facts.federalUnemploymentTax, day) + percentOn(facts.newEmployerTax, day)) * taxed;
  const extra = prices.sCorporation.price.low - prices.scheduleC.price.low + 12 * prices.payroll.price.low + unemployment;
  const [from = 0] = dollarsIn(/\$[\d,]+ of profit, and it pays/.exec(text)?.[0]);
  expect(saved(from) >= extra && saved(from - 1000) < extra, `${from}`).toBe(true);
  expectWords(text, [
    formatDollars(extra),
    `${formatDollars(Math.round(100_000 * 0.9235 * 0.153))} 15.3%`,
    `${formatDollars(60_000 * 0.153)} 15.3%`,
  ]);
});

test('business tax: the flows of each kind of company are the whole profit, at the rates of the law of 2026', () => {
  const text = read('business-tax-services');
  const [profit = 0, ...flows] = dollarsIn(text.slice(0, text.indexOf('Schedule E'))).filter((amount) => amount !== 0);
  const [whole, wage = 0, rest = 0, payroll, dividend = 0, irs = 0, florida = 0] = flows;
  expect([whole, wage + rest + (payroll ?? 0), dividend + irs + florida]).toEqual([profit, profit, profit]);
  const rate = percentOn(facts.corporateIncomeTax, '2026-12-31') / 100;
  expect(payroll).toBe((wage * (6.2 + 1.45)) / 100);
  expect(florida).toBe((profit - dollarsOn(facts.corporateExemption, '2026-12-31')) * rate);
  expect(irs).toBe(Math.round((profit - florida) * 0.21));
});

test('payroll: a paycheck adds up, with what the employer matches and pays at the rates of the facts', () => {
  const text = read('payroll-services');
  const taken = [80, 14.5, 62];
  const added = [62, 14.5, 10 * percentOn(facts.federalUnemploymentTax, day), 10 * percentOn(facts.newEmployerTax, day)];
  const [net, cost] = [1000 - addUp(taken), 1000 + addUp(added)].map((amount) => `$${formatCents(amount)}`);
  expectWords(text, [`take-home ${net}`, `costs you ${cost}`, `${1.45 + 6.2}%`]);
  for (const amount of [...taken, ...added]) expect(text).toContain(formatCents(amount));
  expectWords(text, [`${today(facts.newEmployerTax)} new employer, first ${today(facts.unemploymentBase)}`]);
});

describe('sales tax', () => {
  test('the month is the one in which a return is due next, with its days moved off weekends and holidays', () => {
    expectWords(read('sales-tax-services'), [
      'December 2026, for sales of November 2026',
      '1 due2',
      '18 e-pay',
      '21 last day22 late',
    ]);
    const monthOn = (on: string) => /^\w+ \d{4}/.exec(read('sales-tax-services', on))?.[0];
    expect(['2026-12-21', '2026-12-22'].map(monthOn)).toEqual(['December 2026', 'January 2027']);
  });

  test('the receipt adds up to the rate of Broward, and says what is not the seller’s', () => {
    const [state = 0, county = 0, total = 0] = [facts.stateSalesTax, facts.browardSurtax, facts.browardTotal].map((fact) =>
      percentOn(fact, day),
    );
    expect(state + county).toBe(total);
    const lines = [`Tax${total}.00`, `Paid${100 + total}.00`, `State ${state}%${state}.00`, `Broward ${county}%${county}.00`];
    expectWords(read('sales-tax-services'), [...lines, `Not yours${total}.00`]);
  });
});

test('tax preparation: the working days are those that the firm claims', () => {
  const { low, high } = claims.returnTime.value;
  expectWords(read('tax-preparation'), [`${low} ready`, `${high} most by now`]);
});

test('tax planning: the payments of 2026 and that year’s return stand on the days of the rules, without a year', () => {
  const ofYear = [...listDue('form-1040-es'), ...listDue('form-1040')].filter(({ period }) => period.key.startsWith('2026'));
  const text = read('tax-planning');
  const [first, second, third, fourth, filed] = ofYear.map(({ due }) => formatMonthDay(due.slice(5)));
  expect(text).toMatch(new RegExp([first, second, third, 'December 31', 'Dec 31', fourth, filed].join('.*')));
  expect(text).not.toMatch(/20\d\d/);
});

test('estates: the returns after a death are due on the days of the law, which are those of the due dates', () => {
  const filed = ['form-1040', 'form-1041'].map((id) => formatDate(listDue(id, 2027)[0]?.due ?? ''));
  expect(read('estate-trust-services')).toMatch(
    new RegExp(`A death on March 3, 2026 .*Form 706.*December 3, 2026.*1040.*${filed.join('.*1041.*')}.*June 15, 2027`),
  );
});

test('nonprofits: the tree asks for the amounts of the page and of the due dates', () => {
  const rows = nonprofitPage(today).sections.flatMap((section) => (section.kind === 'rows' ? section.items : []));
  const asked = dollarsIn(read('nonprofit-tax-services'));
  expect(asked).toEqual(dollarsIn(rows.find(({ title }) => title === 'Annual return')?.description));
  const find = (id: string) => deadlineRules.find((rule) => rule.id === id);
  expect(asked.slice(0, 1)).toEqual(dollarsIn(find('form-990-n')?.what('2026')));
  expect(find('form-990')?.schedule).toMatchObject({ month: 5, day: 15 });
  expectWords(read('nonprofit-tax-services'), ['the 15th day of the fifth month after your year ends']);
});

const countyTotal = valueOn(facts.palmBeachTotal, '2026-06-30');

test('a restaurant’s check and month are those of the article, at the rates of its county and year, due by the rule for DR-15', () => {
  const [article, drawn] = [readArticle(restaurantArticle), read('florida-sales-tax-restaurants-guide')];
  const [state, county] = [facts.stateSalesTax, facts.palmBeachSurtax].map((fact) => percentOn(fact, '2026-06-30')) as [
    number,
    number,
  ];
  // The service charge is taxed with the food.
  const [stateTax, countyTax] = [state * 4.8, county * 4.8];
  expectWords(drawn, [`State, ${state}%${formatCents(stateTax)}`, `${county}%${formatCents(countyTax)}`, `at ${countyTotal}`]);
  expectWords(drawn, [`pay${formatCents(480 + stateTax + countyTax)}`, `$${formatCents(stateTax + countyTax)} of this check`]);
  const [salesTax, useTax] = [(99_000 * (state + county)) / 100, 78];
  const short = (6000 * (state + county)) / 100;
  const month = [salesTax + useTax, salesTax, useTax, short, short * 36].map(formatDollars);
  expectWords(drawn, [
    `${month[0]} due for the month: ${month[1]} on sales, ${month[2]} of use tax`,
    `${month[3]} short`,
    `${month[4]} after 36`,
  ]);
  expectWords(article, [`collection allowance ${month[0]}`, `short by ${month[3]}`, `thirty-six such months it is ${month[4]}`]);
  for (const text of [article, drawn])
    expectWords(text, ['84,000', '9,000', '6,000', '1,000', '99,000', 'Delray Beach', 'sixty']);
  expectWords(
    drawn,
    daysOf('dr-15').map((due) => `${due.split(' ')[1]}th last day`),
  );
});

test('seven mistakes are those of the article, in its order, at its cost, with the days and penalties of the rules', () => {
  const [article, drawn] = [readArticle(mistakesArticle), read('small-business-tax-mistakes-boca-raton')];
  const headings = [...mistakesArticle(today).content.matchAll(/<h2>\d\. (.*)<\/h2>/g)].map(([, heading = '']) => heading);
  expect(headings).toHaveLength(7);
  const places = headings.map((heading, index) => drawn.indexOf(`${index + 1}${heading}`));
  expect(places).toEqual(places.filter((place) => place > 0).sort((a, b) => a - b));
  const total = percentOn(facts.palmBeachTotal, '2026-06-30');
  for (const [of, percent] of [
    [60_000, 15.3],
    [20_000, total],
  ] as const) {
    const cost = formatDollars((of * percent) / 100);
    expectWords(drawn, [`${cost} ${percent}% of ${formatDollars(of)}`]);
    expectWords(article, [cost, `${percent}%`, formatDollars(of)]);
  }
  // Self-employment tax on $100,000, and what is saved of it with a salary of $60,000.
  const alone = 100_000 * 0.9235 * 0.153;
  expectWords(article, [
    formatDollars(Math.round(alone)),
    formatDollars(Math.round(alone - 60_000 * 0.153)),
    '7.65%',
    claims.planningSavings.value,
  ]);
  for (const id of ['form-1065', 'form-1120-s'])
    expectWords(
      drawn,
      daysOf(id).map((due) => `${due} 1065 and 1120-S`),
    );
  expectWords(drawn, [`${today(facts.latePenalty)}, even when no tax is due`, `after ${today(facts.annualReportDue)}`]);
  expectWords(drawn, [`${today(facts.amendBack)} after filing`, '7.65%']);
});

test('a move to Florida has the words of the article and the day of the rule for Form DR-501', () => {
  const [article, drawn] = [readArticle(moveArticle), read('estate-planning-tips-south-florida-retirees')];
  const both = ['222.17', 'Form 1040', 'Social Security', 'Maine', 'New York', 'Massachusetts', 'you mean to come back to'];
  for (const text of [article, drawn]) expectWords(text, both);
  expectWords(
    article,
    [210_000, 10_000, 200_000].map((gain) => formatDollars(gain * 0.15)),
  );
  expectWords(article, ['$15 million for deaths in 2026 ($13.61 million in 2024)']);
  expectWords(
    drawn,
    daysOf('dr-501').map((due) => `apply by ${due}`),
  );
});

test('the line of the home page has a year from end to end, and goes through its dates, each of them as high', () => {
  const scale = { start: 64, end: 1170, baseline: 212, height: 60, width: 6.2, from: -800, to: 2000, step: 8 };
  const dates = [0, 91, 182, 364].map((days) => addDays('2026-12-01', days));
  const { line, peaks } = layOutDates('2026-12-01', dates, scale);
  expect(peaks.map(({ x }) => x)).toEqual([64, 340.5, 617, 1170]);
  // Where each curve ends: the start, then every two numbers after the control point of the first.
  const [startX = 0, startY = 0, dx = 0, dy = 0, , , ...steps] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  const ends = [{ x: startX + dx, y: startY + dy }];
  for (let at = 0; at < steps.length; at += 2) {
    const { x, y } = ends[ends.length - 1] ?? { x: 0, y: 0 };
    ends.push({ x: x + (steps[at] ?? 0), y: y + (steps[at + 1] ?? 0) });
  }
  const yAt = (x: number) => ends.find((end) => Math.abs(end.x - x) <= scale.step / 2)?.y ?? 0;
  for (const { x, y } of peaks) expect(Math.abs(yAt(x) - y)).toBeLessThan(6);
  // Up to the sine that the sea goes by.
  for (const { y } of peaks) expect(Math.abs(scale.baseline - scale.height - y)).toBeLessThanOrEqual(5);
});

test.each(services)('a phone has in the head of $path numbers of its figure alone', ({ path }) => {
  const { title, lines, highlight } = serviceFigures[path].answer(day);
  const said = [title, ...lines.flatMap(({ name, text, value }) => [name, text, value]), highlight.title, highlight.text].join(
    ' ',
  );
  const figure = read(path.replace('/services/', ''));
  expect(lines.length).toBeGreaterThan(0);
  expect((said.match(/[$\d][\d,.-]*\d|\d/g) ?? []).filter((number) => !figure.includes(number))).toEqual([]);
});

test.each([
  ['2026-11-29', 'Dec 21 for November', 'Apr 15', 'Mar 15'],
  // The 20th is a Sunday, and the return is in time on the Monday.
  ['2026-12-21', 'Dec 21 for November', 'Apr 15', 'Mar 15'],
  ['2026-12-22', 'Jan 20 for December', 'Apr 15', 'Mar 15'],
  ['2027-03-16', 'Mar 22 for February', 'Apr 15', 'Mar 15'],
  // April 15, 2028 is a Saturday, and the Monday is Emancipation Day in the District of Columbia.
  ['2027-04-16', 'Apr 20 for March', 'Apr 18', 'Mar 15'],
])(
  'the page that one leaves with has on %s the next dates, and the amounts of the list',
  (day, salesTax, household, election) => {
    const examples = readExamples(day);
    expect(examples.map(({ by }) => `${by.day} ${by.note}`)).toEqual([
      '30 days from its date',
      salesTax,
      `${household} with Form 1040`,
      `${election} for that year`,
    ]);
    expect(examples.map(({ is }) => is).join()).toMatch(/: 6% and a county surtax,.* from about \$79,000 of profit$/);
    expect(examples.map(({ fee }) => fee.match(/\$[\d,]*\d/g)?.join(' '))).toEqual([
      `$${2 * 299} $${(4 * 299).toLocaleString('en-US')}`,
      '$199 $399 $100',
      '$600',
      '$599 $1,299',
    ]);
    expect(examples.map(({ reader }) => reader)).toEqual(
      ['trusts', 'companies', 'trusts', 'companies'].map((subject) => {
        const { name, trade } = findPerson(subject as Subject);
        return `${name}, ${trade}`;
      }),
    );
  },
);
