import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addArticles } from '../growth/add-content.ts';
import { askForAll, startImage, type Taken } from '../growth/start-image.ts';
import { copyProject } from '../project-copy.ts';

const project = copyProject();
let image: Awaited<ReturnType<typeof startImage>>;
let taken: Taken[];

beforeAll(async () => {
  addArticles(project, 297);
  project.build();
  image = await startImage(join(project.folder, 'dist'));
  taken = await askForAll(image);
}, 240_000);
afterAll(async () => {
  await image?.stop();
  project.remove();
});

// Times on the processor: other tests run meanwhile.
describe('with three hundred articles, as the image runs it', () => {
  test('it starts within three seconds, and answers everything within half of one', () => {
    expect(image.start.cpu).toBeLessThan(3000);
    expect(taken.length).toBeGreaterThan(700);
    for (const { path, status, cpu } of taken) {
      expect(status, path).toBeLessThan(500);
      expect(cpu, path).toBeLessThan(500);
    }
  });

  test('it stays below three quarters of its memory', () => {
    expect(image.readMemory().most).toBeLessThan(240);
  });

  test('no page, no data and no feed is heavier than with six', () => {
    const heaviest = (pattern: RegExp) => Math.max(...taken.filter(({ path }) => pattern.test(path)).map(({ kB }) => kB));
    expect(heaviest(/^\/blog(\/page\/\d+)?$/)).toBeLessThan(200);
    expect(heaviest(/^\/data\/blog(\/page\/\d+)?\.json$/)).toBeLessThan(60);
    expect(heaviest(/^\/feed\.xml$/)).toBeLessThan(300);
  });

  test('the feed has the newest twenty, and an article leads to six others', async () => {
    const days = [...(await image.ask('/feed.xml')).text.matchAll(/<updated>([^<]*)<\/updated>/g)].map(([, day = '']) => day);
    expect(days).toHaveLength(21);
    expect(days.slice(1)).toEqual(days.slice(1).sort().reverse());
    const { text } = await image.ask('/blog/question-150');
    const [more = ''] = /<nav class="way-links[^>]*aria-label="More articles".*?<\/nav>/s.exec(text) ?? [];
    const others = [...more.matchAll(/href="(\/blog\/[^"]*)"/g)].map(([, href]) => href);
    expect(new Set(others).size).toBe(6);
    expect(others).not.toContain('/blog/question-150');
  });

  test('the index of articles has pages of six that lead to all of them, each with a title and an address of its own', async () => {
    const pages = taken.map(({ path }) => path).filter((path) => /^\/blog(\/page\/\d+)?$/.test(path));
    expect(pages).toHaveLength(51);
    const titles = new Set<string>();
    const articles = new Set<string>();
    for (const path of pages) {
      const { text } = await image.ask(path);
      const cards = [...text.matchAll(/<a [^>]*href="(\/blog\/[\w-]+)"[^>]*>Read Full Article/g)].map(([, href = '']) => href);
      expect(cards.length, path).toBe(path === '/blog/page/51' ? 3 : 6);
      for (const card of cards) articles.add(card);
      titles.add(/<title>([^<]*)/.exec(text)?.[1] ?? '');
      expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
      expect(text).toMatch(/<meta property="og:image" content="[^"]*\/og\/blog\.png"/);
      const [pager = ''] = /<nav class="pager".*?<\/nav>/s.exec(text) ?? [];
      const linked = [...pager.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(pages).toEqual(expect.arrayContaining(linked));
      expect(pager).toContain(`aria-current="page"`);
    }
    expect(titles.size).toBe(pages.length);
    expect(articles.size).toBe(303);
  });

  test('a news item of one paragraph is shown whole, and found', async () => {
    const { text } = await image.ask('/blog/question-1');
    expect(text).toMatch(/<div class="prose article-body"><p>Our office is closed on Friday\.<\/p><\/div>/);
    expect((await image.ask('/search?q=closed+friday')).text).toContain('href="/blog/question-1"');
  });

  test('a page beyond the last is none, and the first has no number', async () => {
    for (const path of ['/blog/page/52', '/blog/page/0', '/blog/page/1', '/blog/page/02', '/blog/page/x'])
      expect((await image.ask(path)).status, path).toBe(404);
  });
});
