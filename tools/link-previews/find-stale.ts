import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../../server/pages/page.ts';
import { readStyles } from './read-styles.ts';
import { type PreviewSubject, readSubject } from './read-subject.ts';

const file = join(import.meta.dirname, 'fingerprints.json');

/** The ISO date on which a link preview was drawn, and the fingerprint of its content. */
export interface Drawn {
  day: string;
  fingerprint: string;
}

/** A preview that is missing or shows something else than its page: that was changed, or says something else on another day. */
export interface Stale {
  path: string;
  reason: 'missing' | 'change' | 'day';
}

/** Reads when the link previews in client/static/og were drawn, by the paths of their pages. */
export async function readDrawn(): Promise<Record<string, Drawn>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** Writes it. */
export async function writeDrawn(drawn: Record<string, Drawn>): Promise<void> {
  await writeFile(file, `${JSON.stringify(drawn, null, 2)}\n`);
}

/** A short text that changes when the firm's name or city, the words, the figure or the styles of a link preview do. */
export function fingerprint(subject: PreviewSubject, styles = readStyles(subject)): string {
  const { brand, cityLabel, heading, figure } = subject;
  return createHash('sha256')
    .update(JSON.stringify([brand, cityLabel, heading, figure, styles]))
    .digest('base64url')
    .slice(0, 12);
}

/** The pages that have a link preview of their own. */
export const listPreviewed = (pages: Page[]) => pages.filter(({ previewOf }) => previewOf === undefined);

/**
 * Finds the pages whose link preview is stale on a day, an ISO date. Changes are looked for as of the day of the preview,
 * so that no preview gets the status `change` merely because time has passed.
 */
export function findStale(pages: Page[], drawn: Record<string, Drawn>, day: string): Stale[] {
  return listPreviewed(pages).flatMap((page): Stale[] => {
    const { path } = page;
    const known = drawn[path];
    if (!known) return [{ path, reason: 'missing' }];
    if (fingerprint(readSubject(page, known.day)) !== known.fingerprint) return [{ path, reason: 'change' }];
    return fingerprint(readSubject(page, day)) !== known.fingerprint ? [{ path, reason: 'day' }] : [];
  });
}
