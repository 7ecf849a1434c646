import { describe, expect, test } from 'vitest';
import { formatTitle } from '../../shared/head.tsx';
import type { CheckInput } from '../../tools/check-content/findings.ts';
import { checkForms } from '../../tools/check-content/form-checks.ts';
import { checkLaunch } from '../../tools/check-content/launch-checks.ts';
import { checkPages } from '../../tools/check-content/page-checks.ts';
import { listLinks, listStrings } from '../../tools/check-content/strings.ts';

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

  test('names file and field of what is out of length, dead or the same as on another page', () => {
    const long = 'This sentence is long enough to count as a paragraph of the page.';
    const pages = [
      page('/a', { text: long, link: { href: '/nowhere' } }, { title: 'Same' }),
      page('/b', { list: [{ description: long }] }, { title: 'Same', description: 'Short.' }),
    ];
    expect(check({ pages })).toEqual([
      expect.stringMatching(/^error: content\/b\.ts, head\.description: is 6 characters long/),
      expect.stringMatching(/^error: content\/b\.ts, head\.title: is also another page’s; give this page its own/),
      expect.stringMatching(/^error: content\/a\.ts, link\.href: links to \/nowhere/),
      expect.stringMatching(/^error: content\/b\.ts, list\[0\]\.description: says the same as content\/a\.ts text; write it/),
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

  const longest = 60 - formatTitle('').length;

  test.each([
    [longest, 70, []],
    [longest, 160, []],
    [longest + 1, 100, ['head.title: is 61 characters long with the firm']],
    [longest, 69, ['head.description: is 69 characters long; make it 70']],
    [longest, 161, ['head.description: is 161 characters long']],
  ])('of a title of %i characters and a description of %i finds %j', (title, length, findings) => {
    const head = { title: 'T'.repeat(title), description: 'D'.repeat(length) };
    expect(check({ pages: [page('/a', {}, head)] })).toEqual(findings.map((part) => expect.stringContaining(part)));
  });

  test('names the section that "On this page" has no name for, on a page of six or more', () => {
    const of = (...names: string[]) => {
      const sections = names.map((nav, index) => ({
        ...{ kind: 'why' as const, eyebrow: 'Why', heading: `Heading ${index}`, paragraphs: [] },
        ...(nav && { nav }),
      }));
      return check({ pages: [{ ...page('/a', {}), sections }] });
    };
    expect(of('Why', 'Prices', 'Steps', 'What we do', 'Stories', 'Reviews')).toEqual([]);
    expect(of('Why', '', 'Steps', 'Stories', 'Reviews')).toEqual([]);
    expect(of('Why', '', 'Steps', 'What we do for you', 'Neighborhoods of', 'Neighborhoods off', 'steps')).toEqual([
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

  const ten = 'one two three four five six seven eight nine ten';

  test.each([
    ['a text of ten words', { text: ten }, ['text: says the same as content/a.ts text; write it']],
    ['no text of nine', { text: ten.replace(' ten', '').replaceAll(' ', '  ') }, []],
    ['no name and no excerpt', { author: ten, items: [{ author: ten, excerpt: ten }] }, []],
    ['what only begins like one', { authors: ten }, ['authors']],
  ])('finds on two pages: %s', (_what, words, findings) => {
    const found = check({ pages: [page('/a', words), page('/b', words)] });
    expect(found).toEqual(findings.map((part) => expect.stringContaining(part)));
    expect(check({ pages: [page('/a', [words, words])] })).toEqual([]);
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

  const next = { value: '7%', from: '2026-01-01' };
  const ended = { value: '6%', from: '2025-01-01' };

  test.each([
    ['begins today', [{ value: '6%', from: '2026-06-01' }], []],
    ['begins tomorrow', [{ value: '6%', from: '2026-06-02' }], ['begins on 2026-06-02, in the future; add the value of today']],
    ['ends today', [{ ...ended, to: '2026-06-01' }], []],
    ['ended yesterday', [{ ...ended, to: '2026-05-31' }], ['has had no value since 2026-05-31; add the one that followed']],
    ['goes on', [{ ...ended, to: '2025-12-31' }, next], []],
    ['has a gap', [{ ...ended, to: '2025-12-30' }, next], ['does not go on from 2025-12-30 to 2026-01-01; close the gap']],
    ['has no end', [ended, next], ['does not go on from a value without an end to 2026-01-01; close the gap']],
  ])('says of a fact that %s what is wrong with it', (_what, values, wrong) => {
    const rate = { values, source: 'the Department', checked: '2026-01-01', reviewBy: '2026-06-01' };
    expect(check({ facts: { rate } })).toEqual(wrong.map((words) => `warning: content/facts.ts, rate: ${words}`));
  });

  test('names the fact and the rule of a due date that were to be looked up again', () => {
    const sources = [{ label: 'Publication 509', href: 'https://www.irs.gov/publications/p509' }];
    const rules = ['2026-05-31', '2026-06-01'].map((reviewBy, index) => ({ id: `rule-${index}`, reviewBy, sources }));
    const rate = { values: [next], source: 'the Department', checked: '2026-01-01', reviewBy: '2026-05-31' };
    const overdue = (source: string) => `was to be reviewed by 2026-05-31; check ${source}, then set checked and reviewBy`;
    expect(check({ rules, facts: { rate } })).toEqual([
      `warning: content/facts.ts, rate: ${overdue('the Department')}`,
      `warning: content/deadlines/, rule-0: ${overdue('Publication 509')}`,
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
});
