import type { ComponentType } from 'react';
import type { Article } from '../content/blog/index.ts';
import type { ArticleCard } from '../content/blog/table.ts';
import type { City } from '../content/cities/table.ts';
import type { Letter } from '../content/letters.ts';
import type { BlogYearContent } from '../content/page-types.ts';
import type { ArticleBody, BuiltArticle, BuiltPage, PageBody, PageHead, TreeNode } from '../content/types.ts';

/** What a page is once its chunk is here. */
export interface View {
  head: PageHead;
  /** The h1. */
  heading: string;
  /** Everything that is read on the page, as content. */
  words: unknown;
  /**
   * Takes the path that was asked for, which differs from the route's only on not-found pages, and the query as
   * `readQuery` gives it.
   */
  Page: ComponentType<{ pathname: string; query: string }>;
  /**
   * On a page that depends on its query: what it understands of one, in one spelling and one order, without the
   * question mark; empty if that is nothing. What it says for its own answer is that answer.
   */
  readQuery?: (query: URLSearchParams) => string;
}

/** What a page is made from, besides the words in its own file. */
export type PageSource =
  | { kind: 'page' }
  | { kind: 'service' }
  | { kind: 'city'; city: City; around: City[] }
  | { kind: 'article'; article: Pick<Article, 'slug' | 'title' | 'category'> }
  | { kind: 'blog-year'; words: BlogYearContent; articles: ArticleCard[] };

/** A page's name in breadcrumbs, suggestions and lists, and its address. */
export interface PageLink {
  path: string;
  name: string;
}

/** A section that a search has found. */
export interface SearchResult {
  /** With the section's id. */
  path: string;
  /** The page's name. */
  page: string;
  kind: 'service' | 'city' | 'article' | 'question' | 'form' | 'page';
  /** With the words that were found in `mark` elements. */
  heading: TreeNode[];
  /** A sentence of the section, marked in the same way. */
  sentence: TreeNode[];
}

/** A form or a letter of /forms. */
export interface FormEntry {
  form: string;
  id: string;
  /** Who wants or sends it. */
  from: string;
  what: string;
  /** The best places that speak of it. */
  links: { label: string; href: string }[];
  /** Whether other pages speak of it, too. */
  more: boolean;
}

/** What a document carries for its page, which the scripts do not: the server alone has it. */
export interface Served {
  /** On the not-found page: the pages that the visitor may have meant. */
  nearest?: PageLink[];
  /** On the page of a search: what was found. */
  results?: SearchResult[];
  /** The letter whose code was looked for. */
  letter?: Letter;
  /** On /forms: the forms and letters in order. */
  forms?: FormEntry[];
}

/** One address of the site, as far as the browser has to know it: this stands in the page's chunk. */
export interface Route extends PageLink {
  status: 200 | 404;
  /** The page above this one, besides home. */
  parent?: PageLink;
  /** Made from its query: no page of its own for search engines, sitemap and lists. */
  unlisted?: true;
  source: PageSource;
}

/** What the source file of a page exports: a one-of-a-kind page its view, most others their words. */
export interface PageModule {
  view?: View;
  body?: PageBody | BuiltPage | ArticleBody | BuiltArticle;
}

/** One address of the site, as the route table has it. */
export interface TableRoute extends Route {
  /** The part of the site, as the page's link preview shows it. */
  section: string;
  /** The file that holds the page's words. */
  file: string;
  /** The source file that the page's own chunk is built from; a year of the blog has none. */
  chunk?: string;
  load: () => Promise<PageModule>;
  /** Whether its links are always followed by asking the server, since its document carries what the page shows. */
  served?: true;
}
