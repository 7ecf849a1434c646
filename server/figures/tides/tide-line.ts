import { countDays } from '../../../shared/deadlines/days.ts';
import { type CountedTide, daysAhead } from '../../deadlines/tides.ts';

/** A drawing of the coming year: today at `start`, a year later at `end`, the water at `calm`, all in its own units. */
export interface Scale {
  start: number;
  end: number;
  calm: number;
  /** How high a tide is for each thing that is due. */
  rise: number;
  /** How many days wide a tide is, at one standard deviation. */
  spread: number;
  /** Where the line begins and ends, and how far its points are apart. */
  from: number;
  to: number;
  step: number;
}

/** A tide in the drawing. */
export interface Peak {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const half = (value: number) => Math.round(value * 50) / 100;

/** How much is due on a date, as far as it raises the water. */
const weigh = ({ count }: Pick<CountedTide, 'count'>) => Math.min(7.5, Math.max(2, count));

/** Where the line is some days from today: a swell of thirteen turns a year, and the tides. */
function findLevel(days: number, tides: readonly { at: number; height: number }[], { calm, spread }: Scale): number {
  const tide = tides.reduce((sum, { at, height }) => sum + height * Math.exp(-((days - at) ** 2) / (2 * spread ** 2)), 0);
  return calm - tide - 5 * Math.sin((13 * 2 * Math.PI * days) / daysAhead);
}

/** Draws the line of dates as they are seen on a day: its path, where each date is on it, and what turns dates to x. */
export function layOutTides(day: string, dates: readonly Pick<CountedTide, 'due' | 'count'>[], scale: Scale) {
  const { from, to, step } = scale;
  const perDay = (scale.end - scale.start) / daysAhead;
  const tides = dates.map((date) => ({ at: countDays(day, date.due), height: weigh(date) * scale.rise }));
  const levelAt = (x: number) => round(findLevel((x - scale.start) / perDay, tides, scale));
  // Curves from the middle between two points to the next, which the points bend: each begins as the one before ends.
  const [first, second] = [levelAt(from), levelAt(from + step)];
  let line = `M${from} ${first}l${step / 2} ${half(second - first)}q${step / 2} ${half(second - first)}`;
  for (let x = from; x <= to; x += step) line += `${x > from ? 't' : ' '}${step} ${half(levelAt(x + 2 * step) - levelAt(x))}`;
  const toX = (at: number) => round(scale.start + at * perDay);
  const peaks: Peak[] = tides.map(({ at }) => ({ x: toX(at), y: round(findLevel(at, tides, scale)) }));
  return { line, peaks, toX: (date: string) => toX(countDays(day, date)) };
}
