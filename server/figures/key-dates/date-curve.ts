import { countDays } from '../../../shared/dates.ts';
import { type CountedTide, daysAhead } from '../../deadlines/tides.ts';

/** A date of the coming year, and how many things are due on it. */
export type KeyDate = Pick<CountedTide, 'due' | 'count'>;

/** The scale of a drawing of the coming year, in its own units: today is at `start`, and a year later is at `end`. */
export interface Scale {
  start: number;
  end: number;
  /** How far down the curve is where nothing is due. */
  baseline: number;
  /** How high a date is for each thing that is due. */
  amplitude: number;
  /** How many days wide a date is, at one standard deviation. */
  width: number;
  /** Where the curve begins and ends, and how far its points are apart. */
  from: number;
  to: number;
  step: number;
}

/** The highest point of a date on the curve. */
export interface Peak {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const half = (value: number) => Math.round(value * 50) / 100;

/** How much is due on a date, between a least and a most that can be drawn. */
const weigh = ({ count }: KeyDate) => Math.min(7.5, Math.max(2, count));

/** The height of the curve some days from today: a bell curve for each date, on a sine of thirteen turns a year. */
function findLevel(days: number, dates: readonly { at: number; height: number }[], { baseline, width }: Scale): number {
  const above = dates.reduce((sum, { at, height }) => sum + height * Math.exp(-((days - at) ** 2) / (2 * width ** 2)), 0);
  return baseline - above - 5 * Math.sin((13 * 2 * Math.PI * days) / daysAhead);
}

/** Computes the curve of dates as they are seen on a day: its path, the peak of each date, and what turns dates to x. */
export function layOutDates(day: string, dates: readonly KeyDate[], scale: Scale) {
  const { from, to, step } = scale;
  const perDay = (scale.end - scale.start) / daysAhead;
  const heights = dates.map((date) => ({ at: countDays(day, date.due), height: weigh(date) * scale.amplitude }));
  const levelAt = (x: number) => round(findLevel((x - scale.start) / perDay, heights, scale));
  // Curves from the middle between two points to the next, which the points bend: each begins as the one before ends.
  const [first, second] = [levelAt(from), levelAt(from + step)];
  let line = `M${from} ${first}l${step / 2} ${half(second - first)}q${step / 2} ${half(second - first)}`;
  for (let x = from; x <= to; x += step) line += `${x > from ? 't' : ' '}${step} ${half(levelAt(x + 2 * step) - levelAt(x))}`;
  const toX = (at: number) => round(scale.start + at * perDay);
  const peaks: Peak[] = heights.map(({ at }) => ({ x: toX(at), y: round(findLevel(at, heights, scale)) }));
  return { line, peaks, toX: (date: string) => toX(countDays(day, date)) };
}
