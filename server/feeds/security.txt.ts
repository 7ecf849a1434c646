import { firm } from '../../content/firm.ts';
import { listMonths } from '../../shared/dates.ts';

/**
 * /.well-known/security.txt on a day, an ISO date (RFC 9116). It expires half a year after the next first of a month;
 * the RFC recommends less than a year.
 */
export function writeSecurityTxt(origin: string, day: string): string {
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${listMonths(day, 6).at(-1)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
