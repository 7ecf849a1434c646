import { Readability } from '@mozilla/readability';
import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { firm } from '../../content/firm.ts';
import { formatMonth } from '../../shared/dates.ts';
import { listHours } from '../../shared/office/hours.ts';
import { parse } from '../documents.ts';
import { usePages } from '../use-pages.ts';

const { all, htmlOf, documentOf, findAll } = usePages('/search?q=cp2000', '/deadlines?who=employer', '/nope');

/** What the reader of a browser shows of a page. */
const readIn = (path: string) => new Readability(parse(htmlOf(path))).parse()?.textContent ?? '';

test.each(articles.filter(({ body }) => body))(
  'the reader of a browser has the whole text of $slug: how it begins, what has changed since, how it ends',
  ({ slug, date, updated }) => {
    const texts = findAll(`/blog/${slug}`, '.article-body :is(p, h2, li)').map(({ textContent }) => textContent);
    const read = readIn(`/blog/${slug}`);
    expect(texts.length).toBeGreaterThan(0);
    if (updated) expect(read).toContain(`What has changed since ${formatMonth(date)}`);
    expect(texts.filter((text) => !read.includes(text))).toEqual([]);
  },
);

describe('what is no article', () => {
  /** What Readability takes for furniture of a page, by its names. */
  const { unlikelyCandidates, negative }: Record<string, RegExp> = Reflect.get(Readability.prototype, 'REGEXPS');
  const furniture = ['breadcrumbs', 'visually-hidden', 'pager'];

  test('has no name of a class by which a reader leaves it out', () => {
    const classes = all.flatMap((path) => findAll(path, 'main [class]').flatMap(({ classList }) => [...classList]));
    const taken = classes.filter((name) => unlikelyCandidates?.test(name) || negative?.test(name));
    expect(taken.filter((name) => !furniture.includes(name))).toEqual([]);
  });

  test('of /contact is the number, the email, the hours and the address', () => {
    const hours = listHours(firm.hours, '2026-11-29').map(({ days }) => days);
    for (const fact of [firm.phone, firm.email, firm.office.street, ...hours]) expect.soft(readIn('/contact')).toContain(fact);
  });
});

test('a listener hears the "to" of each range', () => {
  const unheard = new Set<string>();
  for (const path of all) {
    const document = parse(htmlOf(path));
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
function findGlued(page: Document): string[] {
  const glued: string[] = [];
  let before = '';
  let hasCrossed = false;
  const walk = (node: Node): void => {
    const name = node.nodeName.toLowerCase();
    if (name === '#text') {
      const text = node.nodeValue ?? '';
      if (hasCrossed && /\w$/.test(before) && /^\w/.test(text)) glued.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
      before = text || before;
      hasCrossed = false;
    }
    if (ignored.has(name)) return;
    const cross = () => {
      if (inline.has(name)) hasCrossed = true;
      else if (name !== 'no-wrap' && node.nodeType === 1) before = '';
    };
    cross();
    node.childNodes.forEach(walk);
    cross();
  };
  walk(page);
  return glued;
}

test('words of neighbors are parted on every page, also without a style sheet', () => {
  const probe = '<body><p><a>One</a><a>Two</a> <b>three</b> four<small>five</small></p><p>six</p></body>';
  expect(findGlued(parse(probe))).toEqual(['One|Two', ' four|five']);
  expect(all.flatMap((path) => findGlued(documentOf(path)))).toEqual([]);
});
