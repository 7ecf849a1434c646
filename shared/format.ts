import type { Address, Measure, Person, Price, Range } from '../content/types.ts';

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count in words up to twelve, in digits beyond: "three". */
export function sayNumber(count: number): string {
  return numberWords[count] ?? String(count);
}

/** A text with a capital, as a sentence begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words as a sentence lists them: "tax, books, and payroll". */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** Formats a number with its commas: "1,775", "1,775.50". `Intl` knows that too, but takes 25 ms to start in a browser. */
export function formatNumber(number: number, decimals = 0): string {
  const [whole = '', rest] = number.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest ? `${grouped}.${rest}` : grouped;
}

/** Formats a rate: "6.5%". */
export const formatPercent = (percent: number): string => `${percent}%`;

/** Formats whole dollars: "$1,775". */
export const formatDollars = (dollars: number): string => `${dollars < 0 ? '−' : ''}$${formatNumber(Math.abs(dollars))}`;

/** Formats an amount with its cents: "1,775.50". */
export const formatCents = (dollars: number): string => formatNumber(dollars, 2);

/**
 * Formats one amount of dollars, or the two ends of a range: "$1,775", "$399–$999". Screen readers get a word as the
 * `dash`. Words in place of an amount stay.
 */
export function formatAmount(amount: Range | string, dash = '–'): string {
  if (typeof amount === 'string') return amount;
  const { low, high } = amount;
  return low === high ? formatDollars(low) : formatDollars(low) + dash + formatDollars(high);
}

/**
 * Formats a price in two parts, which may differ in size: the amount, and what it pays for. Words in place of a price
 * are one part.
 */
export function formatPriceParts(price: Price | string): [amount: string, per?: string] {
  if (typeof price === 'string') return [price];
  const amount = price.isLeast ? `from ${formatAmount(price)}` : formatAmount(price);
  return price.per ? [amount, `per ${price.per}`] : [amount];
}

/** Formats a price on one line: "$299–$899 per month", "from $600". */
export const formatPrice = (price: Price | string): string => formatPriceParts(price).join(' ');

/** Formats a range of numbers as a figure: "7–10", or "25". */
export const formatRange = ({ low, high }: Range): string => (low === high ? `${low}` : `${low}–${high}`);

/** Formats a range with what it counts: "7–10 business days". */
export const formatMeasure = (measure: Measure): string => `${formatRange(measure)} ${measure.unit}`;

/** Formats a range with what it counts, in words: "2 to 4 hours". */
export const sayMeasure = ({ low, high, unit }: Measure): string => `${low === high ? low : `${low} to ${high}`} ${unit}`;

/** `09:00` as `9:00 AM`. */
export function formatTime(clock: string, minutes = clock.slice(2)): string {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A time in running text, where a full hour says no minutes: "9 AM". */
export const formatHour = (clock: string): string => (clock.endsWith(':00') ? formatTime(clock, '') : formatTime(clock));

/** A North American number as machines dial it: `(800) 829-1040` as `+18008291040`. */
export function formatDialed(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

/** A link that calls a North American number (RFC 3966). */
export const formatTelHref = (phone: string): string => `tel:${formatDialed(phone)}`;

/** A link that writes an email with a subject and lines (RFC 6068). */
export function formatMailHref(email: string, subject: string, lines: string[]): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** An address on one line. */
export function formatAddress({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** Formats a person's license: "Florida-licensed CPA, license AC0012345". */
export function formatLicense({ text, number }: Person['license']): string {
  return number ? `${text}, license ${number}` : text;
}
