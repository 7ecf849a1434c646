import { createHash } from 'node:crypto';
import { pageRules } from '../../content/deadlines/page-rules.ts';
import { whoEntries } from '../../content/deadlines/who.ts';
import { formLines } from '../../content/form-lines.ts';
import { services } from '../../content/services/index.ts';
import type { Section } from '../../content/types.ts';
import type { TableRoute, View } from '../../shared/route.ts';
import { loadView } from '../load-view.ts';
import { pages } from '../page-list.ts';

/** A page's words, and the file that they are in. */
export interface PageRecord
  extends Pick<TableRoute, 'path' | 'file' | 'section'>,
    Pick<View, 'head' | 'heading' | 'words' | 'readQuery'> {
  /** The services that are shown at the end of a service's page. */
  related: readonly string[];
  /** Those of a service or a town. */
  sections?: Section[];
}

/** What a page shows and its view does not know as words: what comes with the document, and what is computed. */
const moreWords: Record<string, unknown> = {
  '/forms': formLines,
  '/deadlines': [
    pageRules.map(({ form, note, what }) => [form, note, what.split(/,? ?{period},? ?/)]),
    whoEntries.map(({ label }) => label),
  ],
};

/** Every page of the table with its words. */
export function readPages(): Promise<PageRecord[]> {
  return Promise.all(
    pages.map(async (route) => {
      const related = services.find(({ path }) => path === route.path)?.related ?? [];
      const [view, { body }] = await Promise.all([loadView(route), route.load()]);
      const sections = body && 'sections' in body && { sections: body.sections };
      const more = moreWords[route.path];
      return { ...route, ...view, words: more ? [view.words, more] : view.words, related, ...sections };
    }),
  );
}

/** A short text that changes when the value does. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
}
