import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { writeSitemaps } from '../../server/crawlers/sitemap.xml.ts';
import { toTableUrl } from '../../shared/navigation/page-table.ts';
import { pages } from '../../shared/routes.ts';
import { grow } from '../grow.ts';
import { weighMemory } from '../memory.ts';
import { copyProject } from '../project-copy.ts';
import { built, dist, root } from '../site.ts';

const listScripts = (folder: string) => readdirSync(join(folder, 'dist/client/assets')).filter((name) => name.endsWith('.js'));

describe('one word changed', () => {
  const project = copyProject();
  let before: string[];
  beforeAll(() => {
    project.build('--no-drawing');
    before = listScripts(project.folder);
    return project.remove;
  });

  test('renames one script', () => {
    project.edit('content/about.ts', 'Three people', 'Four people');
    project.build('--no-drawing');
    const after = listScripts(project.folder);
    const renamed = after.filter((name) => !before.includes(name));
    expect(renamed).toEqual([expect.stringMatching(/^about-/)]);
    expect(before.filter((name) => !after.includes(name))).toEqual([expect.stringMatching(/^about-/)]);
  });
});

describe('five hundred articles and a hundred towns more', () => {
  const project = copyProject();
  const more = { articles: 500, towns: 100 };
  let grown: typeof dist;
  let app: Awaited<ReturnType<typeof built.app.createApp>>['app'];

  beforeAll(async () => {
    grow(project.folder, more.articles, more.towns);
    project.build('--no-drawing');
    const server: typeof built.app = await import(join(project.folder, 'dist/server/app.js'));
    grown = built.dist.loadDist(join(project.folder, 'dist'));
    const logger = pino({ level: 'silent' });
    const options = { config: readConfig({}), dist: grown, logger, requestLog: { write: () => {} }, readiness: { ready: true } };
    ({ app } = await server.createApp(options));
    return project.remove;
  });

  test.each(pages)('$path loads at most 12 bytes of script more for each', ({ path }) => {
    const weigh = ({ manifest, files }: typeof dist) =>
      [manifest.loader, manifest.shared, manifest.pages[path] ?? '', toTableUrl(manifest.shared)]
        .map((url) => files.get(url)?.compressed?.br?.length ?? Number.NaN)
        .reduce((sum, bytes) => sum + bytes);
    expect((weigh(grown) - weigh(dist)) / (more.articles + more.towns)).toBeLessThanOrEqual(12);
  });

  test('take at most 200 kB of memory each, ready and compressed', () => {
    const held = weighMemory(join(project.folder, 'dist')) - weighMemory(join(root, 'dist'));
    const countPages = ({ manifest }: typeof dist) => Object.keys(manifest.pages).length;
    expect(held / (countPages(grown) - countPages(dist)) / 1000).toBeLessThanOrEqual(200);
  });

  test('have a page each, and a page for every year, to which /blog leads', async () => {
    const blog = (await request(app).get('/blog')).text;
    expect(blog.match(/<ol class="entries">.*?<\/ol>/s)?.[0].match(/class="entries-words"/g)).toHaveLength(24);
    const years = [...blog.matchAll(/<a href="\/blog\/(\d{4})">/g)].map(([, year]) => year);
    expect(years).toHaveLength(21);
    expect(years).toEqual([...years].sort().reverse());
    const { status, text } = await request(app).get('/blog/2010');
    expect(status).toBe(200);
    expect(text).toContain('<h1 tabindex="-1">Articles from 2010</h1>');
    expect(text).toContain('<a href="/blog/2010" aria-current="page">2010</a>');
    expect((await request(app).get('/blog/1999')).status).toBe(404);
    const sitemap = (await request(app).get('/sitemap.xml')).text;
    expect(sitemap.match(/<loc>/g)).toHaveLength(pages.length + more.articles + more.towns + years.length);
    const table = grown.files.get(toTableUrl(grown.manifest.shared));
    expect((table?.body.length ?? Number.NaN) / 1000).toBeLessThan(8);
  });
});

describe('the sitemap', () => {
  test('is split past 50,000 pages', () => {
    const paths = Array.from({ length: 50_001 }, (_, index) => `/page-${index}`);
    const origin = 'https://a.example';
    expect(writeSitemaps(origin, paths.slice(1)).map(([path]) => path)).toEqual(['/sitemap.xml']);
    const [[first, index = ''] = [], ...parts] = writeSitemaps(origin, paths);
    expect(first).toBe('/sitemap.xml');
    expect(index).toContain(`<sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap>`);
    expect(index).toContain(`<sitemap><loc>${origin}/sitemap-2.xml</loc></sitemap>`);
    expect(parts.map(([path, xml]) => [path, xml.match(/<url>/g)?.length])).toEqual([
      ['/sitemap-1.xml', 50_000],
      ['/sitemap-2.xml', 1],
    ]);
  });
});
