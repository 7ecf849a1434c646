import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { formLines } from '../../content/forms/form-lines.ts';
import { createSiteIndex, getSiteIndex, loadOn } from '../../server/page/site-index.ts';
import { pages } from '../../server/pages/index.ts';
import { listSections } from '../../server/search/page-sections.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { toFormId } from '../../shared/slug.ts';
import { joinWords, makeApp, readPages } from '../site.ts';
import { find, mainOf } from './html.ts';

const { app } = makeApp();
const day = getOfficeDay(new Date());
const index = await createSiteIndex(day);
const sections = pages.flatMap((page) => listSections({ ...page, ...loadOn(page, day, index) }));
const ask = (words: string) => request(app).get(`/search?${new URLSearchParams({ q: words })}`);

describe('the search', () => {
  test('shows what it has found, marked, with a count, and is for no index; its data has the same', async () => {
    const { text, headers } = await ask('CP2000').expect(200);
    const { length } = index.search('CP2000');
    expect(text).toContain(`<title>CP2000: ${length} results`);
    expect(mainOf(text)).toContain(`role="status" id="results">${length} results for “CP2000”<`);
    for (const part of ['<mark>CP2000</mark>', 'href="/forms#cp2000"', 'value="CP2000"']) expect(mainOf(text)).toContain(part);
    const data = await request(app).get('/data/search.json?q=CP2000').expect(200);
    expect(data.body.data).toMatchObject({ query: 'CP2000', results: expect.objectContaining({ length }) });
    for (const found of [headers, data.headers]) expect(found['x-robots-tag']).toBe('noindex');
  });

  test('without words is a form that asks this server, and is for no index either', async () => {
    const { text } = await request(app).get('/search').expect(200);
    expect(text).toMatch(/<form [^>]*action="\/search#results"/);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(/rel="canonical"|og:image"/);
  });

  const odd = ['q', '?', 'qqqqzzzz', '"><script>alert(1)</script>', '\u2028', '%', '😀'.repeat(60)];

  test.each(odd)('answers %j in words', async (words) => {
    const { text } = await ask(words).expect(200);
    expect(mainOf(text)).toMatch(/For example|results? for /);
    expect(text).not.toContain('<script>alert');
  });

  test('cuts 500 letters to 100, and spells each search in one way', async () => {
    const { status, headers } = await ask('y'.repeat(500));
    expect([status, headers.location]).toEqual([301, `/search?q=${'y'.repeat(100)}`]);
    expect((await request(app).get(headers.location ?? '')).status).toBe(200);
    expect((await request(app).get('/search?q=%20cp2000%0A%20x')).headers.location).toBe('/search?q=cp2000+x');
    expect((await request(app).get('/search?q=%20')).status).toBe(200);
  });

  test('shows the card of a letter for its code before the results, and for nothing else', async () => {
    const { text } = await request(app).get('/search?q=cp+2000');
    expect(text).toMatch(
      /<section class="letter"[^>]*>.*?<h2>CP2000<\/h2>.*?<b>30 days<\/b>.*?Usually \$598 to \$1,196; the first half hour is free.*?<ol class="found">/s,
    );
    expect(mainOf((await request(app).get('/search?q=homestead')).text)).not.toContain('class="letter"');
  });

  test('heads a result with the title of its item, after the page and its section', async () => {
    const { text } = await ask('late penalty').expect(200);
    const [, before, heading] = /.*<p class="note">(.*?)<\/p><h3>(.*?)<\/h3>(?=<p>For tax years)/s.exec(joinWords(text)) ?? [];
    expect([before, heading].map((part) => part?.replace(/<[^>]*>/g, ''))).toEqual([
      'Service IRS resolution: From the first notice to the levy',
      'Penalty abatement',
    ]);
  });

  test('leads to sections that have their ids in their pages, once', async () => {
    const html = await readPages(app, [...new Set(sections.map(({ path }) => path))]);
    for (const { path, id } of sections.filter((section) => section.path !== '/forms'))
      if (id) expect(html.get(path)?.split(` id="${id}"`).length, `${path}#${id}`).toBe(2);
  });
});

describe('the index', () => {
  test('is made in many turns of the event loop, so that requests are answered meanwhile', async () => {
    let turns = 0;
    let isMade = false;
    const count = () => {
      turns++;
      if (!isMade) setImmediate(count);
    };
    setImmediate(count);
    await createSiteIndex(day);
    isMade = true;
    expect(turns).toBeGreaterThan(pages.length);
  });

  test('is made once a day, and a request for a search that comes before waits for it', async () => {
    const [one, other] = [getSiteIndex('2027-03-01'), getSiteIndex('2027-03-01')];
    expect(other).toBe(one);
    await getSiteIndex('2027-03-02');
    expect(getSiteIndex('2027-03-01')).toBe(one);
    expect((await one).search('homestead').length).toBeGreaterThan(0);
  });
});

describe('/forms', () => {
  const { forms } = index;

  test('has every form with its line, and leads to where it is spoken of', async () => {
    const text = joinWords((await request(app).get('/forms')).text);
    expect(forms.map(({ form }) => form).sort()).toEqual(Object.keys(formLines).sort());
    for (const { form, href, when } of forms) {
      const line = find(text, new RegExp(`<li id="${toFormId(form)}">.*?</li>`));
      expect(line).toContain(`<h4><a class="whole-link" href="${href}">${form}</a></h4>`);
      expect(line).toContain(`>${when}</p>`);
      const [path = '', section = ''] = href.split('#');
      expect(
        sections.some((other) => other.path === path && other.id === section),
        href,
      ).toBe(true);
    }
  });

  test('has what is asked for alone, at an address that phones share, and says where else to look', async () => {
    const { text, headers } = await request(app).get('/forms?q=1099');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).not.toMatch(/rel="canonical"|property="og:url"/);
    const lines = [...text.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
    const all = Object.keys(formLines);
    const family = all.filter((form) => form.startsWith('1099'));
    expect(lines).toEqual([...family.map((form) => `form-${form.toLowerCase()}`), 'ssa-1099']);
    for (const said of [mainOf(joinWords(text)), /<title>.*/.exec(text)?.[0]])
      expect(said).toContain(`${lines.length} of ${all.length} forms and letters`);
    expect(mainOf((await request(app).get('/forms?q=zzz')).text)).toContain('href="/search?q=zzz"');
  });
});
