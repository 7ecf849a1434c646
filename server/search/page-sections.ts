import type { PageMetadata } from '../../content/types.ts';
import type { PageData } from '../../shared/routes.tsx';
import type { PageText } from '../texts/page-texts.ts';

/** The text of a page below one heading, and the page. */
export interface SearchSection extends PageText, Pick<PageData, 'path' | 'name' | 'kind'> {
  /** The language of the page, if it is not that of the site. */
  lang?: string;
}

/** Returns the address of a section; the text above the first section has the page's path. */
export const toAddress = ({ path, id }: SearchSection) => (id ? `${path}#${id}` : path);

/** The page from which sections are made. */
type Source = Pick<PageData, 'path' | 'name' | 'kind'> & { head: PageMetadata; texts: PageText[] };

/** The sections of a page. */
export function listSections({ path, name, kind, head: { lang }, texts }: Source): SearchSection[] {
  return texts.map((text) => ({ path, name, kind, ...(lang && { lang }), ...text }));
}
