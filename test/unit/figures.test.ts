import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { claims } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts, valueOn } from '../../content/facts.ts';
import { figure as ledgers } from '../../content/figures/accounting.ts';
import { figure as curve } from '../../content/figures/business-advisory.ts';
import { figure as makeMatrix } from '../../content/figures/business-formation.ts';
import { figure as streams } from '../../content/figures/business-tax-services.ts';
import { figure as clocks } from '../../content/figures/estate-trust-services.ts';
import { figure as tree } from '../../content/figures/nonprofit-tax-services.ts';
import { figure as makeSplit } from '../../content/figures/payroll-services.ts';
import { figure as sheet } from '../../content/figures/personal-tax-services.ts';
import { figure as accounts } from '../../content/figures/quickbooks-support.ts';
import { figure as makeSales } from '../../content/figures/sales-tax-services.ts';
import { figure as glide } from '../../content/figures/succession-planning.ts';
import { figure as arc } from '../../content/figures/tax-planning.ts';
import { figure as preparation } from '../../content/figures/tax-preparation.ts';
import { services } from '../../content/services/index.ts';
import { body as nonprofitPage } from '../../content/services/nonprofit-tax-services.ts';
import { body as successionPage } from '../../content/services/succession-planning.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { findLowest, formatThousands, listWeeks } from '../../server/figures/cash.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { findDue } from '../../server/figures/estate-dates.ts';
import { findFilingDays } from '../../server/figures/filing-days.ts';
import { layOut } from '../../server/figures/month.ts';
import { settle } from '../../server/figures/split.tsx';
import { getText } from '../../shared/get-text.ts';
import { day, today } from '../words.ts';

const pages = [
  ...services.map(({ path, body }) => ({ slug: path.replace('/services/', ''), body })),
  ...articles.flatMap(({ slug, body }) => (body ? [{ slug, body }] : [])),
];

/** The words of a service's figure, those that are drawn and those for who cannot see it. */
function readText(slug: string): string {
  const { body } = pages.find((page) => page.slug === slug) ?? {};
  if (!body) throw new Error(`no page ${slug}`);
  return getText(drawFigure(body(today).figure, day));
}

test.each(pages)(
  'the figure of $slug says what it shows in a lead, two sentences and its sources, and draws nothing else',
  (page) => {
    const { figure } = page.body(today);
    const { lead, text } = figure.caption;
    expect(lead.length).toBeLessThan(50);
    expect(text.match(/[.?!](?= |$)/g)?.length).toBeLessThanOrEqual(2);
    expect(figure.sources.length).toBeGreaterThan(0);
    const nodes = drawFigure(figure, day);
    for (const words of [lead, text]) expect(getText(nodes)).toContain(words);
    const json = JSON.stringify(nodes);
    expect(json).not.toContain('"style"');
    for (const [, svg = ''] of json.matchAll(/\["svg",(\{.*?\})/g))
      expect(JSON.parse(svg)).toMatchObject({ 'aria-hidden': 'true' });
  },
);

test('QuickBooks: as many accounts as the caption says become as many; each goes somewhere, none comes from nowhere', () => {
  const { before, after, emptied, caption } = accounts;
  expect([before.length, after.length, caption.lead]).toEqual([11, 6, 'Eleven guesses become six accounts.']);
  const from = after.flatMap((account) => account.from);
  expect([...new Set([...from, emptied.name])].sort()).toEqual([...before].sort());
  expect(from.filter((name, index) => from.indexOf(name) !== index)).toEqual(['Loan payment']);
  for (const words of ['was Auto, Truck repair', 'was part of Loan payment', 'Uncategorized 0'])
    expect(readText('quickbooks-support')).toContain(words);
});

test('accounting: the balance sheet balances, and a thread ties one amount', () => {
  const lines = ledgers.sheets.flatMap((page) => page.lines);
  const find = (label: string) => lines.find((line) => line.label === label)?.amount;
  expect(find('Total assets')).toBe(find('Loan and equity'));
  for (const [tie, times] of [3, 2].entries()) {
    const tied = lines.filter((line) => line.tie === tie + 1).map(({ amount }) => amount);
    expect([tied.length, new Set(tied).size]).toEqual([times, 1]);
  }
  expect(ledgers.sun.amount).toBe(find('Cash'));
  expect(readText('accounting')).toContain('(290,000)');
});

test('advisory: thirteen weeks of cash are under water in the week that the caption says, and above it as it says', () => {
  const weeks = listWeeks(curve);
  expect([weeks.length, weeks.at(-1)?.week, curve.caption.lead]).toEqual([14, 13, expect.stringContaining('Thirteen weeks')]);
  const under = weeks.find(({ before }) => before < 0)?.week;
  expect(under).toBe(curve.move.from);
  const lowest = findLowest(weeks, 'after').after;
  expect(lowest).toBeGreaterThan(0);
  expect(weeks.at(-1)?.after).toBe(weeks.at(-1)?.before);
  for (const words of [/^Example: /, `go under in week ${under}.`, `${formatThousands(lowest)} above water`])
    expect(curve.caption.text).toMatch(words);
  for (const words of [
    '$11,000 short in week 9.',
    'the $18,000 machine from week 8 to week 12',
    '8−$6,000$12,0009−$11,000$7,000',
  ])
    expect(readText('business-advisory')).toContain(words);
});

test('formation: who pays no tax of its own is under water; the state wants a report of those registered with it', () => {
  const due = today(facts.annualReportDue);
  for (const { name, level, report, company, payer, form } of makeMatrix(today).rows) {
    expect([level, company === 'pays']).toEqual([form === '1120' ? 'dry' : 'wet', form === '1120']);
    expect(company === 'none').toBe(name === 'Sole proprietorship');
    expect(report).toBe(['Partnership', 'Sole proprietorship'].includes(name) ? 'none' : `by ${due}`);
    expect(payer.startsWith('The company, then you')).toBe(company === 'pays');
  }
  expect(readText('business-formation')).toContain('Which structure protects you from claims is a question for an attorney.');
  expect(readText('business-formation')).not.toMatch(/savings|stops at the company/);
});

describe('business tax: the same profit in three kinds of company', () => {
  const amounts = (name: string) => streams.routes.find((route) => route.name === name)?.flows.map(({ amount }) => amount) ?? [];

  test.each(streams.routes)('$name: the flows are the whole of it, and are said with where they land', ({ flows, lands }) => {
    expect(flows.reduce((sum, { amount }) => sum + amount, 0)).toBe(streams.source.amount);
    const said = flows.map(({ amount }) => `$${amount.toLocaleString('en-US')}`);
    for (const words of [...said, lands]) expect(readText('business-tax-services')).toContain(words);
  });

  test('is taxed at the rates of the law in the year of the example', () => {
    const [wage = 0, , payroll = 0] = amounts('S corporation');
    expect(payroll).toBe((wage * (6.2 + 1.45)) / 100);
    const [, irs = 0, florida = 0] = amounts('C corporation');
    const law = [facts.corporateIncomeTax, facts.corporateExemption].map((fact) => valueOn(fact, '2026-12-31'));
    expect(law).toEqual(['5.5%', '$50,000']);
    expect(florida).toBe((100_000 - 50_000) * 0.055);
    expect(Math.abs(irs - (100_000 - florida) * 0.21)).toBeLessThanOrEqual(0.5);
    expect(streams.note).toContain('Example for 2026');
  });
});

describe('payroll', () => {
  const split = makeSplit(today);

  test('a paycheck of $1,000.00 adds up, above the water and under it', () => {
    expect(settle(split)).toEqual({ taken: [80, 14.5, 62], added: [62, 14.5, 6, 27], net: 843.5, cost: 1109.5 });
    for (const amount of ['$1,000.00', '80.00', '$843.50', '27.00', '$1,109.50'])
      expect(readText('payroll-services')).toContain(amount);
  });

  test('the employer matches what the caption says, and pays unemployment tax at the rates of the facts', () => {
    const listMatched = (lines: typeof split.plus) =>
      lines.flatMap(({ twin, take }) => (twin && 'percent' in take ? [take.percent] : [])).sort();
    expect(listMatched(split.plus)).toEqual([1.45, 6.2]);
    expect(listMatched(split.minus)).toEqual([1.45, 6.2]);
    expect(split.caption.text).toContain(`${1.45 + 6.2}%`);
    const text = readText('payroll-services');
    expect(text).toContain(`${today(facts.federalUnemploymentTax)} of the year’s first ${today(facts.unemploymentBase)}`);
    expect(text).toContain(`${today(facts.newEmployerTax)} new employer, first ${today(facts.unemploymentBase)}`);
  });
});

describe('sales tax', () => {
  const sales = makeSales(today);

  test('the month is the one in which a return is due next, with its days moved off weekends and holidays', () => {
    const readMonth = (on: string) => {
      if (!('rules' in sales.on)) throw new Error('the figure of sales tax has no rules');
      const { days, note, marks } = findFilingDays(sales.on, on);
      const { title, weeks } = layOut(days);
      return { title, note, weeks, marks: Object.fromEntries(marks.map((mark) => [mark.label, mark.day])) };
    };
    const december = readMonth('2026-11-23');
    expect(december).toMatchObject({ title: 'December 2026', note: 'for sales of November 2026' });
    expect(december.weeks[0]).toEqual([undefined, undefined, 1, 2, 3, 4, 5]);
    expect(december.weeks.at(-1)).toEqual([27, 28, 29, 30, 31, undefined, undefined]);
    expect(december.marks).toEqual({ due: 1, 'e-pay': 18, 'last day': 21, late: 22 });
    expect(['2026-12-21', '2026-12-22'].map((on) => readMonth(on).title)).toEqual(['December 2026', 'January 2027']);
  });

  test('the receipt adds up to the rate of Broward, and says what is not the seller’s', () => {
    const rates = sales.receipt?.parts.map(({ percent }) => percent) ?? [];
    expect(rates.map((rate) => `${rate}%`)).toEqual([facts.stateSalesTax, facts.browardSurtax].map(today));
    expect(`${rates.reduce((sum, rate) => sum + rate)}%`).toBe(today(facts.browardTotal));
    for (const line of ['Example', 'Table100.00', 'Tax7.00', 'Paid107.00', 'State 6%6.00', 'Broward 1%1.00', 'Not yours7.00'])
      expect(readText('sales-tax-services')).toContain(line);
  });
});

test('tax preparation: the working days are those that the firm claims, ready on the first of them', () => {
  if (!('days' in preparation.on)) throw new Error('the figure of tax preparation has no days');
  const { marks, days } = preparation.on;
  const claimed = claims.returnTime.value.match(/\d+/g)?.map(Number);
  expect([marks.find(({ tone }) => tone === 'key')?.day, marks.at(-1)?.day]).toEqual(claimed);
  const { weeks, weekdays } = layOut(days);
  expect([weekdays.join(' '), weeks.flat().at(-1)]).toEqual(['Mon Tue Wed Thu Fri', claimed?.[1]]);
  expect(preparation.caption.lead).toBe('Seven to ten business days.');
});

/** The dates of a rule from a year on to the end of 2027. */
const listDue = (id: string, from = 2026) =>
  findOccurrences([], `${from}-01-01`, '2027-12-31').filter(({ rule }) => rule.id === id);

test('tax planning: the sun passes the payments of 2026 and that year’s return on the days of the rules, without a year', () => {
  const ofYear = [...listDue('form-1040-es'), ...listDue('form-1040')].filter(({ period }) => period.key.startsWith('2026'));
  expect(ofYear).toHaveLength(5);
  expect(arc.stops.map((stop) => stop.day)).toEqual(ofYear.map(({ due }) => due));
  expect(arc.sunset.day).toBe('2026-12-31');
  const text = readText('tax-planning');
  expect(text).toMatch(/April 15.*June 15.*September 15.*Before December 31.*Dec 31.*January 15.*April 15/);
  expect(text).not.toMatch(/20\d\d/);
});

describe('estates and trusts: the clocks after a death', () => {
  test('end on the days of the law, which are those of the due dates, and say that they are an example', () => {
    const ends = Object.fromEntries(clocks.clocks.map(({ form, due }) => [form, findDue(clocks.start, due)]));
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
    expect(clocks.clocks.at(-1)?.text).toContain('February');
  });
});

test('succession: the years go down to zero, from the ten that the page names', () => {
  expect(glide.stops.map(({ years, title }) => `${years} ${title}`)).toEqual([
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
  expect(tree.asks.flatMap(({ question }) => amountsIn(question))).toEqual(said);
  expect(amountsIn(tree.asks.find(({ leaf }) => leaf === '990-N')?.question)).toEqual(amountsIn(find('form-990-n')?.what));
  expect(find('form-990')?.schedule).toMatchObject({ month: 5, day: 15 });
  expect(tree.caption.text).toContain('the 15th day of the fifth month after your year ends');
  expect([...tree.asks, tree.otherwise].map(({ leaf }) => leaf)).toEqual(['990-PF', '990-N', '990-EZ', '990']);
  for (const { question, leaf } of tree.asks) expect(readText('nonprofit-tax-services')).toContain(`${question} Yes${leaf}`);
});

test('personal tax: a return has six parts in the order of Form 1040, numbered, and its sun is adjusted gross income', () => {
  const names = sheet.bands.map(({ name }) => name);
  expect(names).toEqual(['Name and filing status', 'Income', 'Adjustments', 'Deductions', 'Tax and credits', 'Payments']);
  expect(sheet.caption.lead).toMatch(/^The six parts/);
  const text = readText('personal-tax-services');
  for (const [index, { name, note }] of sheet.bands.entries()) expect(text).toContain(`${index + 1}${name}${note}`);
  expect(sheet.bands.filter(({ isKey }) => isKey).map(({ note }) => note)).toEqual([
    expect.stringContaining('adjusted gross income'),
  ]);
});
