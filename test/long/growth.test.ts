import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { readFactsOn } from '../../content/facts.ts';
import { type Child, startChild } from '../harness/child.ts';
import { pick } from '../hostile/random.ts';
import { copyProject } from '../project-copy.ts';

const { folder, edit, build, remove } = copyProject();
const today = readFactsOn('2026-11-23');

/** The words that the articles use, as often as they do. */
const words = articles.flatMap(
  ({ body }) =>
    body?.(today)
      .content.replace(/<[^>]*>/g, ' ')
      .match(/\b[a-z]{2,}\b/g) ?? [],
);
const write = (count: number) => Array.from({ length: count }, () => pick(words)).join(' ');
const paragraph = () => `<p>The ${write(15)}. The ${write(15)}. The ${write(15)}. The ${write(15)}.</p>`;

/** An article of some 1,300 words in seven sections; the first is a news item, of a paragraph alone. */
function writeArticle(number: number): string {
  const sections = Array.from({ length: 7 }, () => `<h2>The ${write(4)}</h2>${paragraph()}${paragraph()}${paragraph()}`);
  const content = number === 1 ? '<p>Our office is closed on Friday.</p>' : paragraph() + sections.join('\n');
  const head = {
    title: `Question ${number}`,
    description: `Answer ${number} of a list of answers: ${write(8)}.`.padEnd(80, '.'),
  };
  return `export const body = () => (${JSON.stringify({ head, content })});`;
}

/** Adds articles, one a day from January 2, 2024 on. */
function addArticles(count: number): void {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const entries = numbers.map((number) => {
    const date = new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10);
    return `{ slug: 'question-${number}', title: 'Question ${number}: the ${write(3)}', excerpt: 'Answer ${number}: ${write(14)}.',
      category: 'Sales Tax', date: '${date}', subject: 'companies', about: 'sales-tax', readTime: 7, relatedServices: ['/services/tax-planning'], body: body${number} },`;
  });
  const previews = join(folder, 'client/static/og');
  for (const number of numbers) {
    writeFileSync(join(folder, `content/blog/question-${number}.ts`), writeArticle(number));
    copyFileSync(join(previews, 'blog.png'), join(previews, `blog-question-${number}.png`));
  }
  const imports = numbers.map((number) => `import { body as body${number} } from './question-${number}.ts';`);
  edit('content/blog/index.ts', 'import type { ServicePath }', `${imports.join('\n')}\nimport type { ServicePath }`);
  edit('content/blog/index.ts', 'readonly Article[] = [', `readonly Article[] = [\n${entries.join('\n')}`);
}

/** What a request took: kilobytes, and milliseconds of the thread that answers all of them. */
interface Answer {
  path: string;
  status: number;
  text: string;
  cpu: number;
}

let site: Child;
let start: number;
const answers = new Map<string, Answer>();

async function ask(path: string): Promise<Answer> {
  const before = site.readTime();
  const response = await fetch(site.origin + path, { headers: { 'Accept-Encoding': 'br' } });
  const text = await response.text();
  // What strangers can multiply is refused on a machine that is busy with other tests.
  return response.status === 503 ? ask(path) : { path, status: response.status, text, cpu: site.readTime() - before };
}

/** What is asked beside pages: in words, mistyped, or not there. */
const others = [
  ...['sales tax', 'estimted penalty', '1099 nec', 'dr-15', 'owner pay wages return irs letter'].map((q) => `/search?q=${q}`),
  ...['/pircing', '/questoin-17', '/blog/question-9999', '/feed.xml', '/llms.txt', '/forms?q=1099', '/deadlines?who=employer'],
];

beforeAll(async () => {
  addArticles(297);
  build();
  site = await startChild({}, join(folder, 'dist'));
  start = site.readTime();
  // It waits for the index of all pages, on a busy machine for longer than a connection may stand still.
  const sitemap = await ask('/sitemap.xml').catch(() => ask('/sitemap.xml'));
  const paths = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/');
  const data = paths.map((path) => `/data${path === '/' ? '/index' : path}.json`);
  for (const path of [...paths, ...data, ...others]) answers.set(path, await ask(path));
}, 300_000);
afterAll(() => {
  site?.stop();
  remove();
});

const documentOf = (path: string) => parseHTML(answers.get(path)?.text ?? '').document;
const hrefsOf = (document: ReturnType<typeof documentOf>, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

describe('with three hundred articles, as the image runs it', () => {
  test('it is ready within three seconds, and everything is answered within half a second of the processor, in three quarters of the memory', async () => {
    expect(start).toBeLessThan(3000);
    expect(answers.size).toBeGreaterThan(700);
    for (const { path, status, cpu } of answers.values()) {
      expect(status, path).toBeLessThan(500);
      expect(cpu, path).toBeLessThan(500);
    }
    expect((await site.measure(false)).rss / 1e6).toBeLessThan(240);
  });

  test.each([
    ['page of articles', /^\/blog(\/page\/\d+)?$/, 200],
    ['data of one', /^\/data\/blog(\/page\/\d+)?\.json$/, 60],
    ['feed', /^\/feed\.xml$/, 300],
  ])('no %s is heavier than with six', (_what, pattern, most) => {
    const sizes = [...answers.values()].filter(({ path }) => pattern.test(path)).map(({ text }) => text.length / 1000);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThan(most);
  });

  test('the feed has the newest twenty, and an article leads to six others', () => {
    const days = [...(answers.get('/feed.xml')?.text ?? '').matchAll(/<updated>([^<]*)/g)].map(([, day = '']) => day);
    expect(days).toHaveLength(21);
    expect(days.slice(1)).toEqual(days.slice(1).sort().reverse());
    const more = new Set(hrefsOf(documentOf('/blog/question-150'), '[aria-label="More articles"] a[href^="/blog/"]'));
    expect(more.size).toBe(6);
    expect(more).not.toContain('/blog/question-150');
  });

  test('the index of articles has pages of six that lead to all of them, each with a title and an address of its own', () => {
    const paths = [...answers.keys()].filter((path) => /^\/blog(\/page\/\d+)?$/.test(path));
    expect(paths).toHaveLength(51);
    const titles = new Set<string>();
    const found = new Set<string>();
    for (const path of paths) {
      const document = documentOf(path);
      const cards = hrefsOf(document, '.article-cards a');
      expect(cards.length, path).toBe(path === '/blog/page/51' ? 3 : 6);
      for (const card of cards) found.add(card);
      titles.add(document.title);
      expect(hrefsOf(document, '[rel=canonical]')[0]?.endsWith(path), path).toBe(true);
      expect(paths).toEqual(expect.arrayContaining(hrefsOf(document, '.pager a')));
      expect(document.querySelectorAll('.pager [aria-current=page]')).toHaveLength(1);
    }
    expect([titles.size, found.size]).toEqual([51, 303]);
  });

  test('a news item of one paragraph is shown whole, and found', async () => {
    expect(documentOf('/blog/question-1').querySelector('.article-body')?.innerHTML).toBe(
      '<p>Our office is closed on Friday.</p>',
    );
    expect((await ask('/search?q=closed+friday')).text).toContain('href="/blog/question-1"');
  });

  test.each(['52', '0', '1', '02', 'x'])(
    '/blog/page/%s is none: it is beyond the last, or the first has no number',
    async (number) => {
      expect((await ask(`/blog/page/${number}`)).status).toBe(404);
    },
  );
});
