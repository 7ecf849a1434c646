import type { PageData } from '../../shared/page-data.ts';
import type { PageText } from '../texts/page-texts.ts';

/** What a page shows below one heading, and which page that is. */
export interface PageSection extends PageText, Pick<PageData, 'path' | 'name' | 'kind'> {}

/** The address of a section: a page's path for what stands above its first. */
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
