import { countDays } from '../../../shared/dates.ts';
import { keyDateDays } from '../../deadlines/key-dates.ts';

/** The scale of a drawing of the coming year, in its own units: today is at `start`, and a year later is at `end`. */
export interface Scale {
  start: number;
  end: number;
  /** How far down the curve is where nothing is due. */
  baseline: number;
  /** How high the curve is on a date. */
  height: number;
  /** How many days wide a date is, at one standard deviation. */
  width: number;
  /** The ends of the curve, and the distance between its points. */
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

/** The height of the curve some days from today: a bell curve for each date, on a sine of thirteen turns a year. */
function findLevel(days: number, dates: readonly number[], { baseline, height, width }: Scale): number {
  const above = dates.map((at) => height * Math.exp(-((days - at) ** 2) / (2 * width ** 2)));
  return baseline - Math.max(0, ...above) - 5 * Math.sin((13 * 2 * Math.PI * days) / keyDateDays);
}

/** Computes the curve of ISO dates on a day: its path, the peak of each date, and the function that turns a date into x. */
export function layOutDates(day: string, dates: readonly string[], scale: Scale) {
  const { from, to, step } = scale;
  const perDay = (scale.end - scale.start) / keyDateDays;
  const all = dates.map((date) => countDays(day, date));
  const levelAt = (x: number) => round(findLevel((x - scale.start) / perDay, all, scale));
  // Draws curves between the midpoints of neighboring points. Each curve begins in the direction in which the one
  // before ends.
  const [first, second] = [levelAt(from), levelAt(from + step)];
  let line = `M${from} ${first}l${step / 2} ${half(second - first)}q${step / 2} ${half(second - first)}`;
  for (let x = from; x <= to; x += step) line += `${x > from ? 't' : ' '}${step} ${half(levelAt(x + 2 * step) - levelAt(x))}`;
  const toX = (at: number) => round(scale.start + at * perDay);
  const peaks: Peak[] = all.map((at) => ({ x: toX(at), y: round(findLevel(at, all, scale)) }));
  return { line, peaks, toX: (date: string) => toX(countDays(day, date)) };
}
