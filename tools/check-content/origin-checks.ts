import type { Origins } from '../../content/origins.ts';
import { error, type Finding } from './findings.ts';

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && text.startsWith('https:');

/** Entries of content/origins.ts that a browser would not take for an origin: it would block what they are to allow. */
export function checkOrigins(origins: Origins): Finding[] {
  return Object.entries(origins).flatMap(([kind, list]: [string, string[]]) =>
    list
      .filter((text) => !isOrigin(text))
      .map((text) =>
        error('content/origins.ts', kind, `"${text}" is no origin; write it like https://www.example.com, without a path`),
      ),
  );
}
