import type { LoadedPage, Page } from '../pages/page.ts';
import type { PageText } from '../pages/texts.ts';

/** What a page shows below one heading, and which page that is. */
export interface PageSection extends PageText, Pick<Page, 'path' | 'name' | 'kind'> {}

/** The address of a section: a page's path for what stands above its first. */
export const toAddress = ({ path, id }: PageSection) => (id ? `${path}#${id}` : path);

/** The sections of a page. */
export function listSections({
  path,
  name,
  kind,
  texts,
}: Pick<Page, 'path' | 'name' | 'kind'> & Pick<LoadedPage, 'texts'>): PageSection[] {
  return texts.map((text) => ({ path, name, kind, ...text }));
}
