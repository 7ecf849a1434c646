import { firm } from '../../content/firm.ts';
import { security } from '../../content/security.ts';

/** /.well-known/security.txt (RFC 9116). */
export function writeSecurityTxt(origin: string): string {
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${security.languages}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
