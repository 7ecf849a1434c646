import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { firm } from '../../content/firm.ts';
import { pages } from '../../server/pages/index.ts';
import { listHours } from '../../shared/office/hours.ts';
import { makeApp, readPages } from '../site.ts';

const written = articles.filter(({ body }) => body).map(({ slug }) => `/blog/${slug}`);
let html: Map<string, string>;
beforeAll(async () => {
  html = await readPages(makeApp().app, [
    ...pages.map(({ path }) => path),
    '/search?q=cp2000',
    '/deadlines?who=employer',
    '/nope',
  ]);
});

describe('the reader of a browser', () => {
  test.each(written)('has the whole text of %s: how it begins, what has changed since, how it ends', (path) => {
    const { document } = parseHTML(html.get(path) ?? '');
    const body = document.querySelector('.article-body');
    const texts = [...(body?.querySelectorAll('p, h2, li') ?? [])].map(({ textContent }) => textContent ?? '');
    expect(texts.length).toBeGreaterThan(20);
    const read = new Readability(document as unknown as Document).parse()?.textContent ?? '';
    expect(read).toContain('What has changed since January 2024');
    expect(texts.filter((text) => !read.includes(text))).toEqual([]);
  });
});

describe('what is no article', () => {
  /** What Readability takes for furniture of a page, by its names. */
  const { unlikelyCandidates, negative }: Record<string, RegExp> = Reflect.get(Readability.prototype, 'REGEXPS');
  const furniture = ['breadcrumbs', 'visually-hidden', 'pager'];

  test('has no name of a class by which a reader leaves it out', () => {
    const taken = new Set<string>();
    for (const text of html.values())
      for (const element of parseHTML(text).document.querySelectorAll('main [class]'))
        for (const name of element.classList) if (unlikelyCandidates?.test(name) || negative?.test(name)) taken.add(name);
    expect([...taken].filter((name) => !furniture.includes(name))).toEqual([]);
  });

  test('of /contact is the number, the email, the hours and the address', () => {
    const { document } = parseHTML(html.get('/contact') ?? '');
    const read = new Readability(document as unknown as Document).parse()?.textContent ?? '';
    const hours = listHours(firm.hours, '2026-11-29').map(({ days }) => days);
    for (const fact of [firm.phone, firm.email, firm.office.street, ...hours]) expect.soft(read).toContain(fact);
  });
});

test('a listener hears the "to" of each range', () => {
  const unheard = new Set<string>();
  for (const text of html.values()) {
    const { document } = parseHTML(text);
    for (const part of document.querySelectorAll('script, style, svg, head, [aria-hidden=true]')) part.remove();
    for (const [range] of document.documentElement.innerHTML.matchAll(/[^<>]*\d[%KM+]? ?– ?[$\d][^<>]*/g)) unheard.add(range);
  }
  expect([...unheard]).toEqual([]);
});

/** Elements that stand in a line where there is no style sheet. */
const inline = new Set('a abbr b button em i label mark small span strong summary time'.split(' '));
/** Those that stand within a word, are seen by nobody, or are a drawing with words of its own. */
const ignored = new Set(['wbr', 'script', 'style', 'svg', 'template', 'head', 'figure']);

/** Words that run into each other where there is no style sheet: the end of one element, and the beginning of the next. */
function findGlued(page: string): string[] {
  const glued: string[] = [];
  let before = '';
  let hasCrossed = false;
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      if (hasCrossed && /\w$/.test(before) && /^\w/.test(node.value))
        glued.push(`${before.slice(-20)}|${node.value.slice(0, 20)}`);
      before = node.value || before;
      hasCrossed = false;
      return;
    }
    if (!('childNodes' in node) || ignored.has(node.nodeName)) return;
    const isInline = inline.has(node.nodeName);
    if (node.nodeName !== 'no-wrap') {
      if (isInline) hasCrossed = true;
      else before = '';
    }
    for (const child of node.childNodes) walk(child);
    if (isInline) hasCrossed = true;
    else if (node.nodeName !== 'no-wrap') before = '';
  };
  walk(parse(page));
  return glued;
}

test('words of neighbors are parted on every page, also without a style sheet', () => {
  expect(findGlued('<p><a>One</a><a>Two</a> <b>three</b> four<small>five</small></p><p>six</p>')).toEqual([
    'One|Two',
    ' four|five',
  ]);
  const glued = new Set([...html.values()].flatMap(findGlued));
  expect([...glued]).toEqual([]);
});
