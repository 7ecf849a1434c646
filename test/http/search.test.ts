import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { formLines } from '../../content/forms/form-lines.ts';
import { createSiteIndex, loadOn } from '../../server/page/site-index.ts';
import { pages } from '../../server/pages/index.ts';
import { listSections } from '../../server/search/page-sections.ts';
import { getOfficeDay } from '../../shared/office/clock.ts';
import { toFormId } from '../../shared/slug.ts';
import { hrefsOf, parse, textOf } from '../documents.ts';
import { makeApp } from '../site.ts';

const { app } = makeApp();
const day = getOfficeDay(new Date());
const index = await createSiteIndex(day);
const sections = pages.flatMap((page) => listSections({ ...page, ...loadOn(page, day, index) }));
const ask = (words: string) => request(app).get(`/search?${new URLSearchParams({ q: words })}`);
const mainOf = async (path: string) => parse((await request(app).get(path).expect(200)).text).querySelector('main');

describe('the search', () => {
  test('shows what it has found, marked, with a count, and is for no index; its data has the same', async () => {
    const { text, headers } = await ask('CP2000').expect(200);
    const { length } = index.search('CP2000');
    const page = parse(text);
    expect(textOf(page.querySelector('title'))).toMatch(new RegExp(`^CP2000: ${length} results`));
    expect(textOf(page.querySelector('main [role="status"]#results'))).toBe(`${length} results for “CP2000”`);
    for (const part of ['a[href="/forms#cp2000"]', 'input[value="CP2000"]'])
      expect(page.querySelector(`main ${part}`), part).toBeTruthy();
    expect(new Set(Array.from(page.querySelectorAll('mark'), textOf))).toEqual(new Set(['CP2000']));
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
    expect(textOf(parse(text).querySelector('main'))).toMatch(/For example|results? for /);
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
    const card = (await mainOf('/search?q=cp+2000'))?.querySelector('section.letter:has(~ ol.found, ~ * ol.found)');
    expect(textOf(card)).toMatch(/CP2000.*30 days.*Usually \$598 to \$1,196; the first half hour is free/);
    expect((await mainOf('/search?q=homestead'))?.querySelector('.letter')).toBeNull();
  });

  test('heads a result with the title of its item, after the page and its section', async () => {
    const found = Array.from((await mainOf('/search?q=late+penalty'))?.querySelectorAll('.found li') ?? [], textOf);
    const place = 'Service IRS resolution: From the first notice to the levy';
    expect(found).toContainEqual(expect.stringMatching(`^${place} ?Penalty abatement ?For tax years`));
  });
});

describe('/forms', () => {
  const { forms } = index;

  test('has every form with its line, and leads to where it is spoken of', async () => {
    const main = await mainOf('/forms');
    expect(forms.map(({ form }) => form).sort()).toEqual(Object.keys(formLines).sort());
    for (const { form, href, when } of forms) {
      const line = main?.querySelector(`li[id="${toFormId(form)}"]`);
      expect(textOf(line?.querySelector(`h4 a[href="${href}"]`))).toBe(form);
      expect(textOf(line)).toContain(when);
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
    const main = parse(text).querySelector('main');
    const lines = Array.from(main?.querySelectorAll('li[id]') ?? [], ({ id }) => id);
    const all = Object.keys(formLines);
    const family = all.filter((form) => form.startsWith('1099'));
    expect(lines).toEqual([...family.map((form) => `form-${form.toLowerCase()}`), 'ssa-1099']);
    for (const said of [textOf(main), main?.ownerDocument.title])
      expect(said).toContain(`${lines.length} of ${all.length} forms and letters`);
    expect(hrefsOf((await mainOf('/forms?q=zzz'))?.querySelectorAll('a') ?? [])).toContain('/search?q=zzz');
  });
});
