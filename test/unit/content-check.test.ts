import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import type { DatedFact } from '../../content/types.ts';
import { addDays } from '../../shared/deadlines/days.ts';
import { formatTitle } from '../../shared/head.tsx';
import type { CheckInput } from '../../tools/check-content/findings.ts';
import { checkForms } from '../../tools/check-content/form-checks.ts';
import { checkLaunch } from '../../tools/check-content/launch-checks.ts';
import { checkPages } from '../../tools/check-content/page-checks.ts';
import { listLinks, listStrings } from '../../tools/check-content/strings.ts';
import { root } from '../imports.ts';
import { stopClock } from '../screenshots/stop-clock.ts';

const description = 'A description that is long enough to be shown whole and says what is on the page.';
const page = (path: string, words: unknown, head = {}) => ({
  path,
  file: `content${path}.ts`,
  heading: 'A heading',
  head: { title: `Title of ${path}`, description: `${description} ${path}`, ...head },
  words,
  related: [],
});

function check(change: Partial<CheckInput>, today = '2026-06-01') {
  const pages = change.pages ?? [];
  const input: CheckInput = {
    pages,
    linkedEverywhere: pages.map(({ path }) => path),
    facts: {},
    claims: {},
    placeholders: [],
    firm: { phone: '(561) 234-5678', fortLauderdalePhone: '(954) 234-5678', email: 'hello@firm.com' },
    unwritten: [],
    securityExpires: '2027-01-01T00:00:00Z',
    rules: [],
    isPage: (path) => path === '/contact',
    ...change,
  };
  return [...checkPages(input), ...checkLaunch(input, today)].map(
    ({ level, file, field, message }) => `${level}: ${file}, ${field}: ${message}`,
  );
}

describe('the content check', () => {
  test('finds nothing in content that is in order', () => {
    expect(check({ pages: [page('/a', { action: { href: '/contact' } })] })).toEqual([]);
  });

  test('names file and field of what is out of length, dead or repeated', () => {
    const long = 'This sentence is long enough to count as a paragraph of the page.';
    const pages = [
      page('/a', { text: long, link: { href: '/nowhere' } }, { title: 'T'.repeat(61) }),
      page('/b', { list: [{ description: long }] }, { description: 'Short.' }),
    ];
    const findings = check({ pages });
    expect(findings).toEqual([
      expect.stringMatching(/^error: content\/a\.ts, head\.title: is \d\d characters long/),
      expect.stringMatching(/^error: content\/b\.ts, head\.description: is 6 characters long/),
      expect.stringMatching(/^error: content\/a\.ts, link\.href: links to \/nowhere/),
      expect.stringMatching(/^error: content\/b\.ts, list\[0\]\.description: says the same as content\/a\.ts text/),
    ]);
  });

  test('finds links inside an article’s HTML, and what of it cannot be shown', () => {
    expect(check({ pages: [page('/a', { content: '<p><a href="/gone">x</a></p>' })] })).toEqual([
      expect.stringMatching(/content: links to \/gone/),
    ]);
    expect(check({ pages: [page('/a', [{ content: '<p>one</p>\n<p style="color: red">two</p>' }])] })).toEqual([
      'error: content/a.ts, [0].content: <p style> is not allowed',
    ]);
  });

  test('allows a title of 60 characters with the name of the firm, and a description of 70 to 160', () => {
    const longest = 60 - formatTitle('').length;
    const of = (title: number, description: number) =>
      check({ pages: [page('/a', {}, { title: 'T'.repeat(title), description: 'D'.repeat(description) })] });
    expect(of(longest, 70)).toEqual([]);
    expect(of(longest, 160)).toEqual([]);
    expect(of(longest + 1, 100)).toEqual([expect.stringContaining('head.title: is 61 characters long with the firm')]);
    expect(of(longest, 69)).toEqual([expect.stringContaining('head.description: is 69 characters long; make it 70')]);
    expect(of(longest, 161)).toEqual([expect.stringContaining('head.description: is 161 characters long')]);
  });

  test('names the section that "On this page" has no name for, on a page of six or more', () => {
    const sections = (...names: (string | undefined)[]) =>
      names.map((nav, index) => ({
        ...{ kind: 'why' as const, eyebrow: 'Why', heading: `Heading ${index}`, paragraphs: [] },
        ...(nav !== undefined && { nav }),
      }));
    const of = (...names: (string | undefined)[]) => check({ pages: [{ ...page('/a', {}), sections: sections(...names) }] });
    expect(of('Why', 'Prices', 'Steps', 'What we do', 'Stories', 'Reviews')).toEqual([]);
    expect(of('Why', undefined, 'Steps', 'Stories', 'Reviews')).toEqual([]);
    expect(of('Why', undefined, 'Steps', 'What we do for you', 'Neighborhoods of', 'Neighborhoods off', 'steps')).toEqual([
      expect.stringMatching(/^error: content\/a\.ts, sections\[1\]\.nav: has no name for "On this page"; add one/),
      expect.stringMatching(/sections\[3\]\.nav: "What we do for you" is not one to three words/),
      expect.stringMatching(/sections\[5\]\.nav: "Neighborhoods off" is not one to three words of 16 letters/),
      expect.stringMatching(/sections\[6\]\.nav: "steps" is another section’s name, too/),
    ]);
  });

  test('names a page that no other page links to', () => {
    const pages = [page('/a', { link: { href: '/b' } }), page('/b', { href: '/b' }), page('/c', { href: '/c' })];
    const findings = check({ pages, linkedEverywhere: ['/a'], isPage: () => true });
    expect(findings).toEqual([expect.stringMatching(/^error: content\/c\.ts, \/c: is linked from no other page; add it/)]);
    const related = [{ ...page('/a', {}), related: ['/c'] }, page('/c', {})];
    expect(check({ pages: related, linkedEverywhere: ['/a'] })).toEqual([]);
  });

  test('finds a text of ten words or more on two pages, but not a name or an excerpt, or one twice on a page', () => {
    const ten = 'one two three four five six seven eight nine ten';
    const twice = (words: object) => check({ pages: [page('/a', words), page('/b', words)] });
    expect(twice({ text: ten })).toEqual([expect.stringContaining('text: says the same as content/a.ts text; write it')]);
    expect(twice({ text: ten.replace(' ten', '') })).toEqual([]);
    expect(twice({ text: 'one  two  three  four  five  six' })).toEqual([]);
    expect(twice({ author: ten, items: [{ author: ten, excerpt: ten }] })).toEqual([]);
    expect(twice({ authors: ten })).toHaveLength(1);
    expect(check({ pages: [page('/a', [ten, ten])] })).toEqual([]);
  });

  test('reads links wherever they are: paths, slugs, HTML', () => {
    const value = [
      { href: '/a', any: '/b', label: '/ no', image: '/og/no.png' },
      { paths: ['/c', '/d'], cards: ['/e'], slug: 'f', slugs: 'no' },
      '<p><a href="/g">g</a> <a href="https://x.example">x</a></p>',
      { href: 'https://x.example', items: Array.from({ length: 11 }, (_, index) => ({ path: `/${index}` })) },
      { related: 'no', empty: null, count: 3 },
    ];
    const hrefs = listLinks(value).map(({ href }) => href);
    expect(hrefs.slice(0, 7)).toEqual(['/a', '/b', '/c', '/d', '/e', '/blog/f', '/g']);
    expect(hrefs.slice(7)).toEqual(Array.from({ length: 11 }, (_, index) => `/${index}`));
    expect(listLinks(value)[2]?.field).toBe('[1].paths[0]');
    expect(listStrings({ a: ['x', { b: 'y' }], c: null, d: undefined, e: 1 })).toEqual([
      { field: 'a[0]', text: 'x' },
      { field: 'a[1].b', text: 'y' },
    ]);
  });

  test('finds two pages with one title', () => {
    expect(check({ pages: [page('/a', {}, { title: 'Same' }), page('/b', {}, { title: 'Same' })] })).toEqual([
      expect.stringMatching(/content\/b\.ts, head\.title: is also another page’s; give this page its own/),
    ]);
  });

  test('warns of what the owner must settle: fiction, placeholders, claims, unwritten articles', () => {
    const findings = check({
      firm: { phone: '(561) 555-0142', fortLauderdalePhone: '(954) 234-5678', email: 'hello@firm.example' },
      placeholders: [{ file: 'content/firm.ts', field: 'brand', what: 'the name' }],
      claims: { savings: { value: '$50M+', scope: 'saved for clients over four decades', where: 'home' } },
      unwritten: ['/blog/later'],
    });
    expect(findings).toHaveLength(5);
    for (const finding of findings) expect(finding).toMatch(/^warning: content\//);
    for (const part of [
      '(561) 555-0142 is reserved for fiction; enter the real one',
      'hello@firm.example is reserved for fiction',
      'the name: still invented; replace, then remove the entry',
      'savings: $50M+, saved for clients over four decades (home): confirm it and keep what proves it',
      'is announced but not written, so its card leads to a 404',
    ])
      expect(findings.join('\n')).toContain(part);
  });

  test('names a fact that begins in the future, has ended, has a gap, or is due for review', () => {
    const fact = { source: 'the Department', checked: '2026-01-01', reviewBy: '2026-06-01' };
    const of = (values: { value: string; from: string; to?: string }[], change = {}) =>
      check({ facts: { rate: { ...fact, values, ...change } } });
    expect(of([{ value: '6%', from: '2026-06-01' }])).toEqual([]);
    expect(of([{ value: '6%', from: '2026-06-02' }])).toEqual([
      'warning: content/facts.ts, rate: begins on 2026-06-02, in the future; add the value of today',
    ]);
    expect(of([{ value: '6%', from: '2025-01-01', to: '2026-06-01' }])).toEqual([]);
    expect(of([{ value: '6%', from: '2025-01-01', to: '2026-05-31' }])).toEqual([
      expect.stringContaining('has had no value since 2026-05-31; add the one that followed'),
    ]);
    const next = { value: '7%', from: '2026-01-01' };
    expect(of([{ value: '6%', from: '2025-01-01', to: '2025-12-31' }, next])).toEqual([]);
    expect(of([{ value: '6%', from: '2025-01-01', to: '2025-12-30' }, next])).toEqual([
      expect.stringContaining('does not go on from 2025-12-30 to 2026-01-01; close the gap'),
    ]);
    expect(of([{ value: '6%', from: '2025-01-01' }, next])).toEqual([
      expect.stringContaining('does not go on from a value without an end to 2026-01-01'),
    ]);
    expect(of([next], { reviewBy: '2026-05-31' })).toEqual([
      'warning: content/facts.ts, rate: was to be reviewed by 2026-05-31; check the Department, then set checked and reviewBy',
    ]);
  });

  test('names the rule of a due date that was to be looked up again', () => {
    const sources = [{ label: 'Publication 509', href: 'https://www.irs.gov/publications/p509' }];
    const rules = ['2026-05-31', '2026-06-01'].map((reviewBy, index) => ({ id: `rule-${index}`, reviewBy, sources }));
    expect(check({ rules })).toEqual([
      expect.stringMatching(/^warning: content\/deadlines\/, rule-0: was to be reviewed by 2026-05-31; check Publication 509, /),
    ]);
  });

  test('names a form without its line, and a line without its form', () => {
    const findings = checkForms(['1040', 'CP2000'], { CP2000: {}, 'W-2': {} });
    expect(findings.map(({ level, field, message }) => `${level} ${field} ${message}`)).toEqual([
      expect.stringMatching(/^error 1040 is named on the site and has no line/),
      expect.stringMatching(/^error W-2 is named nowhere/),
    ]);
    expect(checkForms(['W-2'], { 'W-2': {} })).toEqual([]);
  });

  test('fails on a security.txt that has expired', () => {
    expect(check({ securityExpires: '2026-06-01T00:00:00Z' })).toEqual([
      expect.stringMatching(/^error: content\/security\.ts, expires: has passed; set it within the next year/),
    ]);
  });

  test('goes by the day of the office: an evening there is still the day on which a fact is to be looked up', () => {
    const [name = '', { reviewBy = '' } = {}] = Object.entries<DatedFact>(facts)[0] ?? [];
    const next = addDays(reviewBy, 1);
    const listOverdue = (time: string) => {
      const command = [...stopClock(`${next}T${time}Z`), '--import', 'tsx', 'tools/check-content/check-content.ts'];
      const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', timeout: 60_000 });
      expect(stdout).toMatch(/^Content: \d+ errors, \d+ warnings$/m);
      return stdout.includes(`content/facts.ts, ${name}: was to be reviewed by ${reviewBy}`);
    };
    expect([listOverdue('03:30:00'), listOverdue('05:30:00')]).toEqual([false, true]);
  }, 120_000);
});
