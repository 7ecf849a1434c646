import { firm } from '../content/firm.ts';
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

/** A day of every year, such as `04-15`, as `April 15`. */
export function formatMonthDay(monthDay: string): string {
  const [month = 0, day] = monthDay.split('-').map(Number);
  return `${months[month - 1]} ${day}`;
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
