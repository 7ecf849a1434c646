import { readFactsOn } from '../../content/facts.ts';
import { services } from '../../content/services/index.ts';
import { pages } from '../../server/find-page.ts';
import type { PageWords } from '../../server/page-data/page.ts';

/** A page's words, and the file that they are in. */
export interface PageRecord extends PageWords {
  path: string;
  file: string;
  /** The services that are shown at the end of a service's page. */
  related: readonly string[];
}

/** Every page with its words as they are on a day, an ISO date. */
export function readRecords(day: string): PageRecord[] {
  const today = readFactsOn(day);
  return pages.map(({ path, file, read }) => {
    const related = services.find((service) => service.path === path)?.related ?? [];
    return { path, file, related, ...read(today) };
  });
}
