import { firm as ours } from '../../content/firm.ts';
import { formatDialed } from '../../shared/format.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';

/** RFC 2426, section 5, and RFC 5545: commas, semicolons, backslashes and line breaks are escaped. */
export function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** RFC 2425, section 5.8.1: at most 75 octets a line, a space before its continuation, and no character split. */
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

/**
 * /office.vcf: the office as a contact card (RFC 2426). Every address book imports version 3.0: Android takes 2.1 and
 * 3.0 and refuses others (AOSP, ImportVCardActivity.java), Outlook takes 2.1 and 3.0 ("Interaction with Microsoft
 * Outlook", EWSoftware PDI Library), and Apple exports 3.0 (Address Book Help, "Importing and exporting vCards").
 * Outlook needs a type on phone, address and URL. Windows may misread UTF-8, so the note is ASCII. `X-ABShowAs` is
 * Apple's field for a company.
 */
export function writeVCard(origin: string, firm = ours): string {
  const { legalName, brand, phone, email, office } = firm;
  const hours = listHours(firm.hours).map((row) => formatHoursRow(row, ':').replaceAll('–', 'to'));
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // An address book finds the card that it replaces by these two.
    `UID:office@${email.split('@')[1]}`,
    `REV:${firm.changed}T00:00:00Z`,
    'N:;;;;',
    `FN:${escapeText(legalName)}`,
    `ORG:${escapeText(legalName)}`,
    `NICKNAME:${escapeText(brand)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK;TYPE=VOICE:${formatDialed(phone)}`,
    `EMAIL;TYPE=INTERNET;TYPE=WORK:${email}`,
    `ADR;TYPE=WORK:;;${[office.street, office.city, office.state, office.zip, 'United States'].map(escapeText).join(';')}`,
    `GEO:${office.lat};${office.lon}`,
    `URL;TYPE=WORK:${origin}/`,
    `NOTE:${escapeText(hours.join('\n'))}`,
    'END:VCARD',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
