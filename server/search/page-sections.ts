import type { PageHead } from '../../content/types.ts';
import { getText } from '../../shared/get-text.ts';
import type { PageKind, TreeNode } from '../../shared/page-data.ts';
import { toSectionId } from '../../shared/slug.ts';
import { parseArticle } from '../articles/parse-article.ts';

/** A page with everything that is read on it. */
export interface ReadPage {
  path: string;
  name: string;
  kind: PageKind;
  head: PageHead;
  /** The h1. */
  heading: string;
  words: unknown;
}

/** What is read below one heading of a page. */
export interface PageSection extends Pick<ReadPage, 'path' | 'name' | 'kind'> {
  /** The section's id in the document; empty for what stands above the first section. */
  id: string;
  /** Of the top of a page: its name. */
  title?: string;
  heading: string;
  /** Paragraphs, cells, and items: a title or a question, a line break, and what is said of it. */
  texts: string[];
}

/** The address of a section: a page's path for what stands above its first. */
export const toAddress = ({ path, id }: PageSection) => (id ? `${path}#${id}` : path);

/** Parts that are no reading, or that every page has: they are told by their place, not by their form. */
const unread = new Set(
  'head eyebrow nav closing sources author subscribe sea metaDescription keywords companions states tape badNumber'.split(' '),
);

/** Whether a text is read: no address, slug, kind or date, and nothing with a part that is computed. */
const isRead = (text: string) => !/^[\p{Ll}\d/#:.?=&-]*$|\{/u.test(text) || /^\d+$/.test(text);

/** Whether a value is a link or a button, of which the page that it leads to tells more. */
const isLink = (value: object) => 'label' in value && 'href' in value;

/** The texts of paragraphs, cells and other blocks. */
export function listBlocks(nodes: TreeNode[]): string[] {
  const isInline = (node: TreeNode) => typeof node === 'string' || ['a', 'em', 'strong'].includes(node[0]);
  if (nodes.some(isInline)) return [getText(nodes)];
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : listBlocks(node[2])));
}

/**
 * A page's words by section. A value with a `heading`, or the `code` of a letter, begins one, and what follows belongs to
 * it; an article's HTML has one for each h2.
 */
export function listSections({ path, name, kind, heading, words }: ReadPage): PageSection[] {
  const page = { path, name, kind };
  const sections: PageSection[] = [{ ...page, id: '', title: name, heading, texts: [] }];

  function readHtml(html: string): void {
    let texts = sections[0]?.texts;
    for (const node of parseArticle(html)) {
      if (typeof node !== 'string' && node[0] === 'h2') {
        texts = [];
        sections.push({ ...page, id: node[1].id ?? '', heading: getText(node[2]), texts });
      } else texts?.push(...listBlocks([node]));
    }
  }

  function read(value: unknown, texts: string[]): void {
    if (typeof value === 'string')
      return value.trimStart().startsWith('<') ? readHtml(value) : void (isRead(value) && texts.push(value));
    if (Array.isArray(value)) for (const part of value) read(part, texts);
    else if (value && typeof value === 'object' && !isLink(value)) readFields(value, texts);
  }

  function readFields(value: object, texts: string[]): void {
    if ('price' in value && 'service' in value) return void texts.push(`${value.service}: ${value.price}`);
    const fields = new Map<string, unknown>(Object.entries(value));
    const title = fields.get('heading') ?? fields.get('code');
    const [id, nav] = ['id', 'nav'].map((field) => fields.get(field));
    let below = texts;
    if (typeof title === 'string' && title !== heading) {
      below = [];
      const known = typeof id === 'string' ? id : toSectionId({ heading: title, ...(typeof nav === 'string' && { nav }) });
      sections.push({ ...page, id: known, heading: title, texts: below });
    }
    const item = [fields.get('title') ?? fields.get('question'), fields.get('description') ?? fields.get('answer')];
    if (item.every((line) => typeof line === 'string' && isRead(line))) {
      below.push(item.join('\n'));
      for (const field of ['title', 'question', 'description', 'answer']) fields.delete(field);
    }
    for (const [field, part] of fields) if (!['heading', 'code'].includes(field) && !unread.has(field)) read(part, below);
  }

  read(words, sections[0]?.texts ?? []);
  return sections;
}
