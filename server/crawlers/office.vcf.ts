import { firm } from '../../content/firm.ts';
import { formatTelHref } from '../../shared/format.ts';

/** RFC 6350, section 3.4, and RFC 5545: commas, semicolons and backslashes are escaped. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}

/** RFC 6350, section 3.2: at most 75 octets a line, a space before its continuation, and no character split. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

/** /office.vcf: the office as a contact card (RFC 6350). */
export function writeVCard(origin: string): string {
  const { legalName, brand, phone, email, office } = firm;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escapeText(legalName)}`,
    `ORG:${escapeText(legalName)}`,
    `NICKNAME:${escapeText(brand)}`,
    `TEL;VALUE=uri;TYPE="work,voice":${formatTelHref(phone)}`,
    `EMAIL;TYPE=work:${email}`,
    `ADR;TYPE=work:;;${[office.street, office.city, office.state, office.zip, 'United States'].map(escapeText).join(';')}`,
    `GEO:geo:${office.lat},${office.lon}`,
    'TZ:America/New_York',
    `URL:${origin}/`,
    'END:VCARD',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
