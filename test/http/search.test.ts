import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { formLines } from '../../content/form-lines.ts';
import { dist, joinWords, makeApp, readPages } from '../site.ts';

let app: Awaited<ReturnType<typeof makeApp>>['app'];
beforeAll(async () => {
  ({ app } = await makeApp());
});

const ask = (words: string) => request(app).get(`/search?${new URLSearchParams({ q: words })}`);
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the search', () => {
  test('shows what it has found, marked, with a count, and is for no index', async () => {
    const { status, text, headers } = await ask('CP2000');
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(mainOf(text)).toMatch(/role="status">7 results</);
    expect(mainOf(text)).toContain('<mark>CP2000</mark>');
    expect(mainOf(text)).toContain('href="/services/irs-resolution#the-letter"');
    expect(text).toContain('value="CP2000"');
  });

  test('without words is a form that asks this server, and is for no index either', async () => {
    const { status, text } = await request(app).get('/search');
    expect(status).toBe(200);
    expect(text).toMatch(/<form [^>]*action="\/search"/);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('rel="canonical"');
    expect(text).not.toContain('og:image"');
  });

  test.each(['q', '?', 'qqqqzzzz', '"><script>alert(1)</script>', '\u2028', '%', '😀'.repeat(60)])(
    'answers %j in words',
    async (words) => {
      const { status, text } = await ask(words);
      expect(status).toBe(200);
      expect(mainOf(text)).toMatch(/For example|results?</);
      expect(text).not.toContain('<script>alert');
    },
  );

  test('cuts 500 letters to 100, and spells each search in one way', async () => {
    const { status, headers } = await ask('y'.repeat(500));
    expect([status, headers.location]).toEqual([301, `/search?q=${'y'.repeat(100)}`]);
    expect((await request(app).get(headers.location ?? '')).status).toBe(200);
    expect((await request(app).get('/search?q=%20cp2000%0A%20x')).headers.location).toBe('/search?q=cp2000+x');
    expect((await request(app).get('/search?q=%20')).status).toBe(200);
  });

  test('is in no list for crawlers; /forms is', async () => {
    for (const file of ['/sitemap.xml', '/llms.txt']) {
      const { text } = await request(app).get(file);
      expect(text).not.toContain('/search');
      expect(text).toContain('/forms');
    }
  });
});

test('a letter’s code gets the card of the letter, and nothing else does', async () => {
  const { text } = await request(app).get('/search?q=cp+2000');
  expect(text).toMatch(/<aside class="letter">.*?<h2>CP2000<\/h2>.*?<b>30<\/b> <b>days<\/b>/s);
  expect((await request(app).get('/search?q=homestead')).text).not.toContain('class="letter"');
});

test('every section that can be found has its id in its page, once', async () => {
  const paths = [...new Set(dist.search.sections.map(({ path }) => path))];
  const html = await readPages(app, paths);
  for (const { path, id } of dist.search.sections)
    if (id) expect(html.get(path)?.split(` id="${id}"`).length, `${path}#${id}`).toBe(2);
});

describe('/forms', () => {
  test('has every form with its line, and leads to where it is spoken of', async () => {
    const { text } = await request(app).get('/forms');
    expect(dist.search.forms.map(({ form }) => form).sort()).toEqual(Object.keys(formLines).sort());
    for (const { form, id, links } of dist.search.forms) {
      expect(joinWords(text)).toContain(`<li id="${id}"><h3>${form}</h3>`);
      for (const { href } of links) {
        expect(text).toContain(`href="${href}"`);
        const [path = '', section = ''] = href.split('#');
        const known = dist.search.sections.some((other) => other.path === path && other.id === section);
        expect(known, href).toBe(true);
      }
    }
    const html = text.replace(/<style>.*<\/style>/s, '');
    expect(brotliCompressSync(html).length / 1000).toBeLessThanOrEqual(14);
  });
});

describe('an unknown path', () => {
  test.each([
    ['/cp2000', '/forms#cp2000'],
    ['/irs-notice/CP2000', '/services/irs-resolution#the-letter'],
    ['/forms/dr-15', '/forms#dr-15'],
  ])('%s suggests %s', async (path, href) => {
    const { status, text } = await request(app).get(path);
    expect(status).toBe(404);
    expect(mainOf(text)).toContain(`href="${href}"`);
    expect(mainOf(text)).toContain('href="/search"');
  });

  test('of a scanner suggests nothing', async () => {
    expect((await request(app).get('/wp-login.php')).text).toContain('data-served="{&quot;nearest&quot;:[]}"');
  });
});
