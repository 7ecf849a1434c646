import { expect, test } from 'vitest';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts } from '../../content/facts.ts';
import { figure as makeFigure } from '../../content/figures/payroll-services.ts';
import { listOwnDays } from '../../server/deadlines/schedule.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { settle } from '../../server/figures/split.tsx';
import { getText } from '../../server/get-text.ts';
import { day, today } from '../words.ts';

const figure = makeFigure(today);
const text = getText(drawFigure('payroll-services', figure, day));

test('a paycheck of $1,000.00 adds up, above the water and under it', () => {
  expect(settle(figure)).toEqual({
    taken: [80, 14.5, 62],
    added: [62, 14.5, 6, 27],
    net: 843.5,
    cost: 1109.5,
  });
  for (const amount of ['$1,000.00', '80.00', '$843.50', '27.00', '$1,109.50']) expect(text).toContain(amount);
});

test('the employer matches what the caption says, and pays unemployment tax at the rates of the facts', () => {
  const isTwin = ({ twin }: { twin?: boolean }) => twin;
  const percents = (lines: typeof figure.plus) => lines.map(({ take }) => ('percent' in take ? take.percent : 0)).sort();
  const matched = percents(figure.plus.filter(isTwin));
  expect(matched).toEqual([1.45, 6.2]);
  expect(percents(figure.minus.filter(isTwin))).toEqual(matched);
  expect(figure.caption.text).toContain(`${1.45 + 6.2}%`);
  expect(text).toContain(`${today(facts.federalUnemploymentTax)} of the year’s first ${today(facts.unemploymentBase)}`);
  expect(text).toContain(`${today(facts.newEmployerTax)} new employer, first ${today(facts.unemploymentBase)}`);
});

test.each(['form-941', 'rt-6'])('the dates of %s are those of its rule', (id) => {
  const rule = deadlineRules.find((candidate) => candidate.id === id);
  const days = rule ? listOwnDays(rule.schedule, 2027).map(({ day }) => day.slice(5)) : [];
  const said = figure.caption.dates?.days.map((day) => {
    const date = new Date(`${day}, 2027 UTC`);
    return date.toISOString().slice(5, 10);
  });
  expect(said?.toSorted()).toEqual(days.toSorted());
});
