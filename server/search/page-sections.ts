import type { PageData } from '../../shared/page-data.ts';
import type { PageText } from '../texts/page-texts.ts';

/** The text of a page below one heading, and the page. */
export interface PageSection extends PageText, Pick<PageData, 'path' | 'name' | 'kind'> {}

/** Returns the address of a section; the text above the first section has the page's path. */
export const toAddress = ({ path, id }: PageSection) => (id ? `${path}#${id}` : path);

/** The sections of a page. */
export function listSections({
  path,
  name,
  kind,
  texts,
}: Pick<PageData, 'path' | 'name' | 'kind'> & { texts: PageText[] }): PageSection[] {
  return texts.map((text) => ({ path, name, kind, ...text }));
}
