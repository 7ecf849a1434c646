import type { ComponentType } from 'react';
import type { WrittenArticle } from '../content/blog/table.ts';
import type { City } from '../content/cities/index.ts';
import type { ServiceLink } from '../content/services/table.ts';
import type { PageHead } from '../content/types.ts';

/** What a page is once its chunk is here. */
export interface View {
  head: PageHead;
  /** The h1. */
  heading: string;
  /** Everything that is read on the page, as content. */
  words: unknown;
  /** Takes the path that was asked for, which differs from the route's only on not-found pages. */
  Page: ComponentType<{ pathname: string }>;
}

/** What a page is made from. */
export type PageSource =
  | { kind: 'page'; load: () => Promise<{ view: View }> }
  | { kind: 'service'; service: ServiceLink }
  | { kind: 'city'; city: City }
  | { kind: 'article'; article: WrittenArticle };

/** One address of the site. */
export interface Route {
  path: string;
  /** Name in breadcrumbs, suggestions and lists. */
  name: string;
  status: 200 | 404;
  /** The part of the site, as the page's link preview shows it. */
  section: string;
  /** The path of the page above this one, besides home. */
  parent?: string;
  /** The file that holds the page's words. */
  file: string;
  /** The source file that the page's own chunk is built from. */
  chunk: string;
  source: PageSource;
}
