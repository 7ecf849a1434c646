import { formatRange, sayMeasure } from '../../shared/format.ts';

/** Whole minutes by car, at best and at worst; the same twice if the words give one number. */
export type Minutes = readonly [low: number, high: number];

/** How long the drive to the office takes at ten in the morning, and at the time that is worse. */
export interface DriveTime {
  atTen: Minutes;
  later: Minutes;
}

/** Formats minutes as a figure: "20–30", or "25". */
export function formatMinutes([low, high]: Minutes): string {
  return formatRange({ low, high });
}

/** Formats minutes in words: "20 to 30 minutes". */
export function sayMinutes([low, high]: Minutes): string {
  return sayMeasure({ low, high, unit: 'minutes' });
}

/** Formats the minutes to allow on most days: the range at ten, or from the one number at ten to the later one. */
export function formatUsual({ atTen, later }: DriveTime): string {
  const [low, high] = atTen;
  return formatMinutes(low === high ? [low, later[1]] : atTen);
}
