import { createHash } from 'node:crypto';
import type { Subject } from './read-subject.ts';

/** A short text that changes when what a link preview shows does. */
export function fingerprint({ heading, figure }: Subject): string {
  return createHash('sha256').update(`${heading}\n${figure}`).digest('base64url').slice(0, 12);
}
