import { firm } from '../../content/firm.ts';
import { telHref } from '../../shared/format.ts';

/** RFC 6350, section 3.4: commas, semicolons and backslashes are escaped. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}

/** RFC 6350, section 3.2: a line is at most 75 octets, its continuation starts with a space. */
function folded(line: string): string {
  return line.replace(/(.{74})(?=.)/g, '$1\r\n ');
}

/** /office.vcf: the office as a contact card (RFC 6350). */
export function vcard(origin: string): string {
  const { legalName, brand, phone, email, office } = firm;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(legalName)}`,
    `ORG:${escaped(legalName)}`,
    `NICKNAME:${escaped(brand)}`,
    `TEL;VALUE=uri;TYPE="work,voice":${telHref(phone)}`,
    `EMAIL;TYPE=work:${email}`,
    `ADR;TYPE=work:;;${[office.street, office.city, office.state, office.zip, 'United States'].map(escaped).join(';')}`,
    `GEO:geo:${office.lat},${office.lon}`,
    'TZ:America/New_York',
    `URL:${origin}/`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
