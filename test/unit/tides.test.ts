import { describe, expect, test } from 'vitest';
import { tideRules } from '../../content/deadlines/key-dates.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { findNextDue } from '../../server/deadlines/next-due.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { listTides } from '../../server/deadlines/tides.ts';
import { layOutDates } from '../../server/figures/key-dates/date-curve.ts';
import { addDays } from '../../shared/dates.ts';

const list = (day: string) => listTides(day, findNextDue({ who: [] }, day).date);
const scale = { start: 64, end: 1170, baseline: 212, amplitude: 18, width: 6.2, from: -800, to: 2000, step: 8 };

describe('the tides of the coming year', () => {
  test('are the dates that the rules give, moved ones included, each with its distance', () => {
    const tides = list('2026-12-01');
    expect(tides.map(({ due }) => due.slice(5))).toEqual(
      '12-15 12-31 01-15 02-01 03-15 04-15 05-01 06-15 09-15 10-15 11-30'.split(' '),
    );
    const said = tides.map(({ forms, note }) => `${forms}: ${note}`);
    expect(said).toContain('1040-ES: Estimated tax, fourth payment for 2026');
    expect(said).toContain('Property tax discount: 4% off the 2027 property tax bill');
    expect(said.join()).toMatch(/Annual report: Florida’s.*\$400/);
    expect(said).toContain('1065, 1120-S: Partnerships, S corporations and their K-1s');
    expect(said).toContain('W-2 and W-3, 941, 1099-NEC: Wages, payroll and contractor pay. Moved from Sunday, January 31');
    for (const { due, days, count } of tides) {
      expect(addDays('2026-12-01', days)).toBe(due);
      expect(findOccurrences([], due, due)).toHaveLength(count);
    }
  });

  test('begin with the next date of all, which says two things that are due and for whom, or what its one is', () => {
    expect(list('2026-12-01')[0]).toMatchObject({
      forms: '1120 estimates, Payroll deposit',
      note: 'C corporations and employers',
    });
    expect(list('2027-02-03').slice(0, 2)).toMatchObject([
      { due: '2027-02-16', forms: 'Payroll deposit' },
      { due: '2027-03-15' },
    ]);
    expect(list('2027-02-03')[0]?.note).toMatch(/^Tax withheld in January 2027/);
  });

  test('have each a rule that is a rule, and each rule its tide', () => {
    const ids = deadlineRules.map(({ id }) => id);
    expect(tideRules.flatMap(({ rules }) => rules).filter((id) => !ids.includes(id))).toEqual([]);
    const notes = list('2026-12-01').map((tide) => tide.note);
    for (const { note } of tideRules) expect(notes.filter((shown) => shown.startsWith(note.split('{')[0] ?? ''))).not.toEqual([]);
  });
});

test('the line has a year from end to end, goes through its dates, and is the higher the more is due', () => {
  const lay = (...dates: [days: number, count: number][]) =>
    layOutDates(
      '2026-12-01',
      dates.map(([days, count]) => ({ due: addDays('2026-12-01', days), count })),
      scale,
    );
  const { line, peaks } = lay([0, 3], [91, 3], [182, 3], [364, 3]);
  expect(peaks.map(({ x }) => x)).toEqual([64, 340.5, 617, 1170]);
  // Where each curve ends: the start, then every two numbers after the control point of the first.
  const [startX = 0, startY = 0, dx = 0, dy = 0, , , ...steps] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  const ends = [{ x: startX + dx, y: startY + dy }];
  for (let at = 0; at < steps.length; at += 2) {
    const { x, y } = ends[ends.length - 1] ?? { x: 0, y: 0 };
    ends.push({ x: x + (steps[at] ?? 0), y: y + (steps[at + 1] ?? 0) });
  }
  const yAt = (x: number) => ends.find((end) => Math.abs(end.x - x) <= scale.step / 2)?.y ?? 0;
  for (const { x, y } of peaks) expect(Math.abs(yAt(x) - y)).toBeLessThan(4);
  const heightOf = (count: number) => lay([196, count]).peaks[0]?.y ?? 0;
  expect([heightOf(1) - heightOf(2), heightOf(3) - heightOf(2), heightOf(20) - heightOf(8)].map(Math.round)).toEqual([0, -18, 0]);
});
