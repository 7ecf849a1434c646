import { describe, expect, test } from 'vitest';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { tideRules } from '../../content/tides.ts';
import { findNextDue } from '../../server/deadlines/next-due.ts';
import { findOccurrences } from '../../server/deadlines/occurrences.ts';
import { listTides } from '../../server/deadlines/tides.ts';
import { layOutTides } from '../../server/figures/tides/tide-line.ts';
import { addDays } from '../../shared/deadlines/days.ts';

/** The tides after the next due date on a day. */
const listAfter = (day: string) => listTides(day, findNextDue({ who: [] }, day).date);
const { coming: tides } = listAfter('2026-12-01');
const scale = { start: 64, end: 1170, calm: 212, spread: 6.2, from: -800, to: 2000, step: 8 };

describe('the tides of the coming year', () => {
  test('are the dates that the rules give, moved ones included, each with its distance', () => {
    const { coming: tides } = listAfter('2026-12-01');
    expect(tides.map(({ due }) => due.slice(5))).toEqual([
      ...['01-15', '02-01', '03-15', '04-15', '05-03', '06-15', '09-15', '10-15'],
    ]);
    const said = tides.map(({ forms, note }) => `${forms}: ${note}`);
    expect(said).toContain('1040-ES: Estimated tax, fourth payment for 2026');
    expect(said).toContain('1065, 1120-S: Partnerships, S corporations and their K-1s');
    expect(said).toContain('F-1120: Florida’s corporate return. Moved from Saturday, May 1');
    for (const { due, days, count } of tides) {
      expect(addDays('2026-12-01', days)).toBe(due);
      expect(findOccurrences(deadlineRules, [], due, due)).toHaveLength(count);
    }
  });

  test('are eight at most, as there are columns', () => {
    const { coming } = listTides('2027-01-19', '2027-01-18');
    expect(coming.map(({ due }) => due).at(-1)).toBe('2028-01-18');
    expect(listTides('2027-04-15', '2027-04-14').coming).toHaveLength(8);
  });

  test('are after the next due date, which is under the sun, a tide itself or not', () => {
    expect(listAfter('2026-12-16')).toMatchObject({ first: undefined });
    const { first, coming } = listAfter('2027-04-02');
    expect([first?.due, coming[0]?.due]).toEqual(['2027-04-15', '2027-05-03']);
  });

  test('have each a rule that is a rule, and each rule its tide', () => {
    tideRules.push({ rules: ['form-1040', 'form-9999'], note: '' });
    expect(() => listAfter('2026-12-01')).toThrow('form-9999 is no rule of content/deadlines');
    tideRules.pop();
    for (const { note } of tideRules)
      expect(
        tides.some((tide) => tide.note.startsWith(note.split('{')[0] ?? '')),
        note,
      ).toBe(true);
  });
});

describe('the line', () => {
  const [, ...points] = layOutTides('2026-12-01', tides, scale)
    .line.split('l')
    .map((step) => step.split(' ').map(Number));

  test('has each date at its distance, and a year from end to end', () => {
    const day = '2026-12-01';
    const dates = [0, 91, 182, 364].map((days) => ({ due: addDays(day, days), count: 3 }));
    expect(layOutTides(day, dates, scale).peaks.map(({ x }) => x)).toEqual([64, 340.5, 617, 1170]);
  });

  test('goes through its dates, the higher the more is due', () => {
    const { peaks, line } = layOutTides('2026-12-01', tides, scale);
    const [x = 0, y = 0] = (line.match(/^M(-?\d+) ([\d.]+)/) ?? []).slice(1).map(Number);
    const level = (index: number) => points.slice(0, index).reduce((sum, [, dy = 0]) => sum + dy, y);
    const levels = points.map((_, index) => [x + index * scale.step, level(index)] as const);
    for (const peak of peaks.filter((peak) => peak.x > 0 && peak.x < 1170)) {
      const near = levels.filter(([at]) => Math.abs(at - peak.x) <= 8).map(([, level]) => level);
      expect(Math.min(...near)).toBeLessThanOrEqual(peak.y + 3);
    }
    const alone = (count: number) => layOutTides('2026-12-01', [{ due: '2027-06-15', count }], scale).peaks[0]?.y ?? 0;
    expect([alone(1) - alone(2), alone(3) - alone(2), alone(20) - alone(8)].map(Math.round)).toEqual([0, -18, 0]);
  });
});
