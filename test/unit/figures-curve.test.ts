import { describe, expect, test } from 'vitest';
import { figure } from '../../content/figures/business-advisory.ts';
import { findLowest, formatThousands, listWeeks } from '../../server/figures/cash.ts';
import { drawFigure } from '../../server/figures/draw-figure.tsx';
import { getText } from '../../server/get-text.ts';
import { day } from '../words.ts';

const weeks = listWeeks(figure);
const text = getText(drawFigure('business-advisory', figure, day));

describe('the curve of thirteen weeks of cash', () => {
  test('has thirteen weeks from now on', () => {
    expect(figure.caption.lead).toContain('Thirteen weeks');
    expect(weeks.at(-1)?.week).toBe(13);
  });

  test('goes under in the week that its caption says, which is that of the payment', () => {
    const under = weeks.find(({ before }) => before < 0);
    expect(under?.week).toBe(figure.move.from);
    expect(figure.caption.text).toContain(`go under in week ${under?.week}.`);
  });

  test('stays above water by what its caption says if the payment is moved, and ends at the same balance', () => {
    const { after } = findLowest(weeks, 'after');
    expect(after).toBeGreaterThan(0);
    expect(figure.caption.text).toContain(`${formatThousands(after)} above water`);
    expect(weeks.filter(({ before, after }) => before !== after).map(({ week }) => week)).toEqual([8, 9, 10, 11]);
    expect(weeks.at(-1)?.after).toBe(weeks.at(-1)?.before);
  });

  test('says its amounts in words and every balance in a table', () => {
    expect(text).toContain('Left alone: $11,000 short in week 9.');
    expect(text).toContain('Move the $18,000 machine from week 8 to week 12');
    expect(text).toContain('8−$6,000$12,0009−$11,000$7,00010−$3,000$15,00011$7,000$25,000');
  });

  test('fits its drawing', () => {
    for (const { before, after } of weeks) {
      expect(Math.max(before, after)).toBeLessThan(44);
      expect(before).toBeGreaterThan(-13);
    }
  });

  test('does not hide that its figures are an example', () => {
    expect(figure.caption.text).toMatch(/^Example: /);
  });
});
