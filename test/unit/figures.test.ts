import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { claims } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts, valueOn } from '../../content/facts.ts';
import { type ServicePath, services } from '../../content/services/index.ts';
import { body as nonprofitPage } from '../../content/services/nonprofit-tax-services.ts';
import { body as successionPage } from '../../content/services/succession-planning.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { figure as accounting, words as cashFlow } from '../../server/figures/accounting.tsx';
import { words as cash, findLowest, formatThousands, listWeeks } from '../../server/figures/business-advisory.tsx';
import { findTurn, routes } from '../../server/figures/business-formation.tsx';
import { words as companies } from '../../server/figures/business-tax-services.tsx';
import { words as estate, findDue } from '../../server/figures/estate-trust-services.tsx';
import { articleFigures, serviceFigures } from '../../server/figures/figures.tsx';
import { words as tree } from '../../server/figures/nonprofit-tax-services.tsx';
import { arrangeWeeks } from '../../server/figures/parts/weeks.ts';
import { deductions, listAdditions, words as paycheck, settle } from '../../server/figures/payroll-services.tsx';
import { words as form1040 } from '../../server/figures/personal-tax-services.tsx';
import { words as accounts } from '../../server/figures/quickbooks-support.tsx';
import { findFilingDays } from '../../server/figures/sales-tax-services.tsx';
import { words as succession } from '../../server/figures/succession-planning.tsx';
import { words as taxYear } from '../../server/figures/tax-planning.tsx';
import { words as preparation } from '../../server/figures/tax-preparation.tsx';
import { toNodes } from '../../server/figures/to-nodes.ts';
import { getText } from '../../shared/tree.ts';
import { day, today } from '../words.ts';

/** The path of a service without its folder. */
type ShortPath = ServicePath extends `/services/${infer Slug}` ? Slug : never;

const figures = [
  ...services.map(({ path }) => ({ slug: path.replace('/services/', ''), figure: serviceFigures[path] })),
  ...Object.entries(articleFigures).flatMap(([slug, figure]) => (figure ? [{ slug, figure }] : [])),
];

/** The words of a page's figure: those that are drawn, and those for screen readers. */
function readText(slug: string): string {
  const { figure } = figures.find((found) => found.slug === slug) ?? {};
  if (!figure) throw new Error(`no figure ${slug}`);
  return getText(toNodes(figure.draw(day)));
}

test.each(figures)(
  'the figure of $slug says what it shows in a lead, two sentences and its sources, and draws nothing else',
  ({ figure }) => {
    const { lead, text } = figure.caption;
    expect(lead.length).toBeLessThan(50);
    expect(text.match(/[.?!](?= |$)/g)?.length).toBeLessThanOrEqual(2);
    expect(figure.sources.length).toBeGreaterThan(0);
    const nodes = toNodes(figure.draw(day));
    for (const words of [lead, text]) expect(getText(nodes)).toContain(words);
    const json = JSON.stringify(nodes);
    expect(json).not.toContain('"style"');
    for (const [, svg = ''] of json.matchAll(/\["svg",(\{.*?\})/g))
      expect(JSON.parse(svg)).toMatchObject({ 'aria-hidden': 'true' });
  },
);

test.each<[ShortPath, string]>([
  ['business-tax-services', 'S corporation, W-2 wage $60,000 | C corporation, left for a dividend $76,827 | $100,000 of profit'],
  [
    'personal-tax-services',
    'No state income tax return here. The state you moved from may still want one. | Florida nothing to file',
  ],
  ['bookkeeping-services', 'Daily Feed | Weekly Categorize | After month end Reconcile | Statements Last'],
  ['payroll-services', 'Example, gross $1,000.00 | What this paycheck costs you $1,109.50 | $843.50 take-home'],
  ['business-advisory', 'In the bank today $38,000 | Left alone: $11,000 short in week 9. | $7,000 Moved: never under'],
  [
    'quickbooks-support',
    'Auto, Truck repair Car and truck | Office, Office exp., Office supplies Office expense | 0 Uncategorized',
  ],
  [
    'nonprofit-tax-services',
    'Gross receipts normally $50,000 or less? 990-N | Receipts under $200,000 and assets under $500,000? 990-EZ | 990 None of these',
  ],
  [
    'succession-planning',
    'The earlier you start, the more you can choose. | Ten years ahead nearly every choice is open. | Closing the last day',
  ],
  [
    'business-formation',
    'The S election begins to pay at about $79,000 of profit. | Sole proprietor $14,130 | S corporation $9,180 | $79,000 of profit, and it pays',
  ],
  [
    'irs-resolution',
    'CP2000 A proposed change to your return 30 days | CP14 The first bill 21 days | LT11 Final notice: your right to a hearing | 30 days from its date',
  ],
  [
    'estate-trust-services',
    'A death on March 3, 2026 | Form 706 December 3, 2026 | Estate, Form 1041 June 15, 2027 | April 15 Final Form 1040',
  ],
  ['sales-tax-services', 'Due on the 1st, late after the 20th. | Dec 1 due | Dec 18 e-pay | Dec 21 last day'],
  ['tax-preparation', 'Day 1 folder checked | Day 2 draft | Day 4 we ask | Day 7 ready'],
  ['tax-planning', 'Apr 15 1st estimate | Jun 15 2nd estimate | Sep 15 3rd estimate | Dec 31 sunset'],
  ['accounting', 'Profit $70,000 | Customers who have not paid −$38,000 | $13,000 More in the bank'],
])('a phone has the answer of the figure of %s in its head', (slug, expected) => {
  const { title, lines, highlight } = serviceFigures[`/services/${slug}`].answer('2026-11-29');
  const said = lines.map(({ name, text, value }) => [name, text, value].filter(Boolean).join(' '));
  expect([title, ...said, `${highlight.title} ${highlight.text}`].filter(Boolean).join(' | ')).toBe(expected);
});

test('figures of articles belong to articles that have been written', () => {
  const written = articles.filter(({ body }) => body).map(({ slug }) => slug);
  expect(written).toEqual(expect.arrayContaining(Object.keys(articleFigures)));
});

test('QuickBooks: as many accounts as the caption says become as many; each goes somewhere, none comes from nowhere', () => {
  const { mergers, emptied, caption } = accounts;
  const before = [...mergers.flatMap((merger) => merger.before), emptied.name];
  const after = mergers.flatMap((merger) => merger.after.map(({ name }) => name));
  expect([before.length, after.length, caption.lead]).toEqual([11, 6, 'Eleven guesses become six accounts.']);
  for (const names of [before, after]) expect(new Set(names).size).toBe(names.length);
  for (const words of ['Before: 11 accounts', 'After: 6 accounts', 'Uncategorized becomes 0'])
    expect(readText('quickbooks-support')).toContain(words);
});

test('accounting: the steps lead from the profit to what the caption names, and no bar leaves the chart', () => {
  const { steps, increase, caption } = cashFlow;
  const sums = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, { dollars }) => sum + dollars, 0));
  expect(sums).toEqual([70_000, 78_000, 40_000, 28_000, 13_000]);
  expect(increase.dollars).toBe(13_000);
  expect(caption.lead).toBe('Why $70,000 of profit became $13,000 of cash.');
  const bars = JSON.stringify(toNodes(accounting.draw(day))).matchAll(/"x":"([\d.]+)","width":"([\d.]+)"/g);
  const ends = [...bars].map(([, x, width]) => [Number(x), Number(x) + Number(width)]);
  expect(ends).toEqual([
    [0, 70],
    [70, 78],
    [40, 78],
    [28, 40],
    [13, 28],
    [0, 13],
  ]);
  expect(readText('accounting')).toContain('−$38,000');
});

test('advisory: thirteen weeks of cash fall below zero in the week that the caption names, and stay above it by what it says', () => {
  const weeks = listWeeks();
  expect([weeks.length, weeks.at(-1)?.week, cash.caption.lead]).toEqual([14, 13, expect.stringContaining('Thirteen weeks')]);
  const under = weeks.find(({ before }) => before < 0)?.week;
  expect(under).toBe(cash.move.from);
  const lowest = findLowest(weeks, 'after').after;
  expect(lowest).toBeGreaterThan(0);
  expect(weeks.at(-1)?.after).toBe(weeks.at(-1)?.before);
  for (const words of [/^Example: /, `go under in week ${under}.`, `${formatThousands(lowest)} above water`])
    expect(cash.caption.text).toMatch(words);
  for (const words of [
    '$11,000 short in week 9.',
    'the $18,000 machine from week 8 to week 12',
    '8−$6,000$12,0009−$11,000$7,000',
  ])
    expect(readText('business-advisory')).toContain(words);
});

test('formation: one profit by three routes, and the election pays from where its costs are covered', () => {
  expect(routes.map(({ tax }) => Math.round(tax))).toEqual([14_130, 9180, 9180]);
  const { extra, from } = findTurn(day);
  const saved = (profit: number) => profit * 0.9235 * 0.153 - 60_000 * 0.153;
  expect(extra).toBe(1350 - 825 + 12 * 99 + 231);
  expect(saved(from)).toBeCloseTo(extra);
  const text = readText('business-formation');
  for (const words of ['$14,130', '$9,180', '$7,436', '$79,000 of profit', 'a question for an attorney.'])
    expect(text).toContain(words);
  expect(Math.ceil(from / 1000)).toBe(79);
});

describe('business tax: the same profit in three kinds of company', () => {
  const amounts = (name: string) =>
    companies.companies.find((company) => company.name === name)?.flows.map(({ amount }) => amount) ?? [];

  test.each(companies.companies)(
    '$name: the flows are the whole of it, and are said with where they land',
    ({ flows, lands }) => {
      expect(flows.reduce((sum, { amount }) => sum + amount, 0)).toBe(companies.profit.amount);
      const said = flows.map(({ amount }) => `$${amount.toLocaleString('en-US')}`);
      for (const words of [...said, lands]) expect(readText('business-tax-services')).toContain(words);
    },
  );

  test('is taxed at the rates of the law in the year of the example', () => {
    const [wage = 0, , payroll = 0] = amounts('S corporation');
    expect(payroll).toBe((wage * (6.2 + 1.45)) / 100);
    const [, irs = 0, florida = 0] = amounts('C corporation');
    const law = [facts.corporateIncomeTax, facts.corporateExemption].map((fact) => valueOn(fact, '2026-12-31'));
    expect(law).toEqual(['5.5%', '$50,000']);
    expect(florida).toBe((100_000 - 50_000) * 0.055);
    expect(Math.abs(irs - (100_000 - florida) * 0.21)).toBeLessThanOrEqual(0.5);
    expect(companies.note).toContain('Example for 2026');
  });
});

describe('payroll', () => {
  const additions = listAdditions(day);

  test('a paycheck of $1,000.00 adds up, with what the employer adds', () => {
    expect(settle(additions)).toEqual({ taken: [80, 14.5, 62], added: [62, 14.5, 6, 27], net: 843.5, cost: 1109.5 });
    for (const amount of ['$1,000.00', '80.00', '$843.50', '27.00', '$1,109.50'])
      expect(readText('payroll-services')).toContain(amount);
  });

  test('the employer matches what the caption says, and pays unemployment tax at the rates of the facts', () => {
    const listMatched = (lines: typeof additions) =>
      lines.flatMap(({ isMatched, take }) => (isMatched && 'percent' in take ? [take.percent] : [])).sort();
    expect(listMatched(additions)).toEqual([1.45, 6.2]);
    expect(listMatched(deductions)).toEqual([1.45, 6.2]);
    expect(paycheck.caption.text).toContain(`${1.45 + 6.2}%`);
    const text = readText('payroll-services');
    expect(text).toContain(`${today(facts.federalUnemploymentTax)} of the year’s first ${today(facts.unemploymentBase)}`);
    expect(text).toContain(`${today(facts.newEmployerTax)} new employer, first ${today(facts.unemploymentBase)}`);
  });
});

describe('sales tax', () => {
  test('the month is the one in which a return is due next, with its days moved off weekends and holidays', () => {
    const readMonth = (on: string) => {
      const { days, note, labels } = findFilingDays(on);
      const { title, weeks } = arrangeWeeks(days);
      return { title, note, weeks, labels: Object.fromEntries(labels.map(({ label, day }) => [label, day])) };
    };
    const december = readMonth('2026-11-23');
    expect(december).toMatchObject({ title: 'December 2026', note: 'for sales of November 2026' });
    expect(december.weeks[0]).toEqual([undefined, undefined, 1, 2, 3, 4, 5]);
    expect(december.weeks.at(-1)).toEqual([27, 28, 29, 30, 31, undefined, undefined]);
    expect(december.labels).toEqual({ due: 1, 'e-pay': 18, 'last day': 21, late: 22 });
    expect(['2026-12-21', '2026-12-22'].map((on) => readMonth(on).title)).toEqual(['December 2026', 'January 2027']);
  });

  test('the receipt adds up to the rate of Broward, and says what is not the seller’s', () => {
    const [state, county, total] = [facts.stateSalesTax, facts.browardSurtax, facts.browardTotal].map(today);
    expect([state, county, total]).toEqual(['6%', '1%', '7%']);
    for (const line of [
      'Example',
      'Table100.00',
      'Tax7.00',
      'Paid107.00',
      'Not yours7.00',
      `State ${state}6.00`,
      `Broward ${county}1.00`,
    ])
      expect(readText('sales-tax-services')).toContain(line);
  });
});

test('tax preparation: the working days are those that the firm claims, ready on the first of them', () => {
  const { labels, days } = preparation;
  const { low, high } = claims.returnTime.value;
  expect([labels.find(({ tone }) => tone === 'last')?.day, labels.at(-1)?.day]).toEqual([low, high]);
  const { weeks, weekdays } = arrangeWeeks(days);
  expect([weekdays.join(' '), weeks.flat().at(-1)]).toEqual(['Mon Tue Wed Thu Fri', high]);
  expect(preparation.caption.lead).toBe('Seven to ten business days.');
});

/** The dates of a rule from a year on to the end of 2027. */
const listDue = (id: string, from = 2026) =>
  findOccurrences([], `${from}-01-01`, '2027-12-31').filter(({ rule }) => rule.id === id);

test('tax planning: the payments of 2026 and that year’s return stand on the days of the rules, without a year', () => {
  const ofYear = [...listDue('form-1040-es'), ...listDue('form-1040')].filter(({ period }) => period.key.startsWith('2026'));
  expect(ofYear).toHaveLength(5);
  expect(taxYear.payments.map((payment) => payment.day)).toEqual(ofYear.map(({ due }) => due));
  expect(taxYear.yearEnd.day).toBe('2026-12-31');
  const text = readText('tax-planning');
  expect(text).toMatch(/April 15.*June 15.*September 15.*Before December 31.*Dec 31.*January 15.*April 15/);
  expect(text).not.toMatch(/20\d\d/);
});

describe('estates and trusts: the returns after a death', () => {
  test('are due on the days of the law, which are those of the due dates, and say that they are an example', () => {
    const ends = Object.fromEntries(estate.returns.map(({ form, due }) => [form, findDue(estate.start, due)]));
    expect(ends).toEqual({
      'Form 706': '2026-12-03',
      'Final Form 1040': listDue('form-1040', 2027)[0]?.due,
      'Trust, Form 1041': listDue('form-1041', 2027)[0]?.due,
      'Estate, Form 1041': '2027-06-15',
    });
    const text = readText('estate-trust-services');
    expect(text).toContain('A death on March 3, 2026 Example.');
    expect(text).toMatch(/Form 706.*December 3, 2026.*1040.*April 15, 2027.*April 15, 2027.*June 15, 2027/);
  });

  test('give an estate the longest year that ends with a month, and take a month’s last day, past a weekend', () => {
    expect(findDue('2026-03-03', { every: 'estate year' })).toBe('2027-06-15');
    expect(findDue('2026-01-31', { every: 'estate year' })).toBe('2027-04-15');
    expect(findDue('2025-05-31', { months: 9 })).toBe('2026-03-02');
    expect(estate.returns.at(-1)?.text).toContain('February');
  });
});

test('succession: the years go down to zero, from the ten that the page names', () => {
  expect(succession.years.map(({ left, title }) => `${left} ${title}`)).toEqual([
    '10 Ten years',
    '5 Five',
    '3 Three',
    '1 One',
    '0 Closing',
  ]);
  expect(successionPage(today).hero.lede).toContain('five to ten years');
});

test('nonprofits: the tree asks for the amounts of the due dates and of the page, from the smallest return to the full one', () => {
  const amountsIn = (text = '') => text.match(/\$\d{1,3}(,\d{3})*/g) ?? [];
  const find = (id: string) => deadlineRules.find((rule) => rule.id === id);
  const rows = nonprofitPage(today).sections.flatMap((section) => (section.kind === 'rows' ? section.items : []));
  const said = amountsIn(rows.find(({ title }) => title === 'Annual return')?.description);
  expect(said).toHaveLength(3);
  expect(tree.questions.flatMap(({ question }) => amountsIn(question))).toEqual(said);
  expect(amountsIn(tree.questions.find(({ form }) => form === '990-N')?.question)).toEqual(
    amountsIn(find('form-990-n')?.what('2026')),
  );
  expect(find('form-990')?.schedule).toMatchObject({ month: 5, day: 15 });
  expect(tree.caption.text).toContain('the 15th day of the fifth month after your year ends');
  expect([...tree.questions, tree.otherwise].map(({ form }) => form)).toEqual(['990-PF', '990-N', '990-EZ', '990']);
  for (const { question, form } of tree.questions) expect(readText('nonprofit-tax-services')).toContain(`${question} Yes${form}`);
});

test('personal tax: a return has six parts in the order of Form 1040, numbered, and adjusted gross income is highlighted', () => {
  const names = form1040.parts.map(({ name }) => name);
  expect(names).toEqual(['Name and filing status', 'Income', 'Adjustments', 'Deductions', 'Tax and credits', 'Payments']);
  expect(form1040.caption.lead).toMatch(/^The six parts/);
  const text = readText('personal-tax-services');
  for (const [index, { name, note }] of form1040.parts.entries()) expect(text).toContain(`${index + 1}${name}${note}`);
  expect(form1040.parts.filter(({ isHighlighted }) => isHighlighted).map(({ note }) => note)).toEqual([
    expect.stringContaining('adjusted gross income'),
  ]);
});
