import { people } from '../../content/people.ts';
import type { Photo } from '../../content/types.ts';
import type { Cut } from '../../server/assets.ts';
import type { LoadedPage, Page } from '../../server/pages/page.ts';
import { findFile } from './read-records.ts';

/** A photograph that content names, where it does so, and the shapes in which pages show it. */
export interface NamedPhoto {
  /** The content file and the field in it. */
  at: { file: string; field: string };
  photo: Photo;
  cuts: Cut[];
}

/** Every photograph that content names: of the people, and of the pages that are given with their heads. */
export function listPhotographs(pages: (Pick<Page, 'path' | 'kind'> & Pick<LoadedPage, 'head'>)[]): NamedPhoto[] {
  const portraits = people.flatMap(({ photo }, index): NamedPhoto[] =>
    photo ? [{ at: { file: 'content/people.ts', field: `people[${index}].photo` }, photo, cuts: ['portrait'] }] : [],
  );
  const heads = pages.flatMap(({ path, kind, head }): NamedPhoto[] => {
    if (!('photo' in head) || !head.photo) return [];
    const cuts: Cut[] = kind === 'article' ? ['head', 'card'] : ['head'];
    return [{ at: { file: findFile(path), field: 'head.photo' }, photo: head.photo, cuts }];
  });
  return [...portraits, ...heads];
}
