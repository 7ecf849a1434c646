import { describe, expect, test } from 'vitest';
import { facts, valueOn } from '../../content/facts.ts';
import { figure } from '../../content/figures/business-tax-services.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { layBands } from '../../server/figures/rivers.tsx';
import { getText } from '../../server/get-text.ts';
import { day } from '../words.ts';

const amounts = (name: string) => figure.routes.find((route) => route.name === name)?.flows.map(({ amount }) => amount) ?? [];

describe('the streams of business-tax-services', () => {
  test.each(figure.routes)('$name: the flows are the whole profit, side by side', ({ flows }) => {
    expect(flows.reduce((sum, { amount }) => sum + amount, 0)).toBe(figure.source.amount);
    const last = layBands(flows, figure.source.amount).at(-1);
    expect((last?.start ?? 0) + (last?.share ?? 0)).toBeCloseTo(1);
  });

  test('are of one profit of $100,000', () => {
    expect(amounts('Partnership')).toEqual([100_000]);
    expect(amounts('S corporation')).toEqual([60_000, 35_410, 4590]);
    expect(amounts('C corporation')).toEqual([76_827, 20_423, 2750]);
  });

  test('are taxed at the rates of the law in the year of the example', () => {
    const [, , payroll = 0] = amounts('S corporation');
    const [wage = 0] = amounts('S corporation');
    expect(payroll).toBe((wage * (6.2 + 1.45)) / 100);
    const [, irs = 0, florida = 0] = amounts('C corporation');
    expect([valueOn(facts.corporateIncomeTax, '2026-12-31'), valueOn(facts.corporateExemption, '2026-12-31')]).toEqual([
      '5.5%',
      '$50,000',
    ]);
    expect(florida).toBe((100_000 - 50_000) * 0.055);
    expect(Math.abs(irs - (100_000 - florida) * 0.21)).toBeLessThanOrEqual(0.5);
    expect(figure.note).toContain('Example for 2026');
  });

  test('say in their text each amount and where it lands', () => {
    const text = getText(drawFigure('business-tax-services', figure, day));
    for (const amount of ['$100,000', '$60,000', '$35,410', '$4,590', '$76,827', '$20,423', '$2,750'])
      expect(text).toContain(amount);
    for (const { lands } of figure.routes) expect(text).toContain(lands);
  });
});
