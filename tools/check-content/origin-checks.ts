import type { Origins } from '../../content/origins.ts';
import { error, type Finding } from './findings.ts';

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https:');

/**
 * Entries of content/origins.ts that a browser would not take for an origin, so that it would block what they are to allow,
 * and hosts that the words of the page on privacy do not name.
 */
export function checkOrigins(origins: Origins, privacy: string): Finding[] {
  return Object.entries(origins).flatMap(([kind, list]: [string, string[]]) =>
    list.flatMap((text) => {
      if (!isOrigin(text))
        return [
          error('content/origins.ts', kind, `"${text}" is no origin; write it like https://www.example.com, without a path`),
        ];
      const host = new URL(text).host.replace('*.', '');
      const message = `does not name ${host}, which content/origins.ts lets pages take ${kind} from; say what it learns of visitors`;
      return privacy.includes(host) ? [] : [error('content/pages/privacy.ts', 'sections', message)];
    }),
  );
}
