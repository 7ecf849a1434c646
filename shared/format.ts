import { firm, type OfficeHours } from '../content/firm.ts';
import type { Person } from '../content/types.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** `2024-01-15` as `January 15, 2024`, the same on every machine. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`;
}

/** The month of `2024-01-15` as `January 2024`. */
export function formatMonth(iso: string): string {
  return formatDate(iso).replace(/ \d+,/, '');
}

/** `09:00` as `9:00 AM`. */
export function formatTime(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}${clock.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A time in running text, where a full hour says no minutes: "9 AM". */
export const formatHour = (clock: string): string => formatTime(clock).replace(':00', '');

/** The right-hand side of one line of the opening hours. */
export function formatHours(hours: OfficeHours): string {
  return 'note' in hours ? hours.note : `${formatTime(hours.opens)} – ${formatTime(hours.closes)}`;
}

/** The opening hours, line by line: days, and times or what else there is on them. */
export function listHours(): [days: string, times: string][] {
  const { holidays, label } = firm.closed;
  const lines = firm.hours.map((line): [string, string] => [line.days, formatHours(line)]);
  return holidays ? [...lines, [holidays, label]] : lines;
}

/** A North American number as RFC 3966 wants it: `(800) 829-1040` → `tel:+18008291040`. */
export function formatTelHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** The address of an email to the firm with a subject and lines, as RFC 6068 wants it. */
export function formatMailHref(subject: string, lines: string[]): string {
  return `mailto:${firm.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}

/** The office address on one line. */
export function formatAddress(): string {
  const { street, city, state, zip } = firm.office;
  return `${street}, ${city}, ${state} ${zip}`;
}

/** What proves a person's license: "Florida-licensed CPA, license AC0012345". */
export function formatLicense({ text, number }: Person['license']): string {
  return number ? `${text}, license ${number}` : text;
}
