import { describe, expect, test } from 'vitest';
import type { CheckInput } from '../../server/editorial/findings.ts';
import { checkLaunch } from '../../server/editorial/launch-checks.ts';
import { checkPages } from '../../server/editorial/page-checks.ts';
import { fingerprint } from '../../server/editorial/read-pages.ts';

const description = 'A description that is long enough to be shown whole and says what is on the page.';
const page = (path: string, words: unknown, head = {}) => ({
  path,
  file: `content${path}.ts`,
  heading: 'A heading',
  section: 'Section',
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
    conflicts: [],
    placeholders: [],
    firm: { phone: '(561) 234-5678', fortLauderdalePhone: '(954) 234-5678', email: 'hello@firm.com' },
    lastChanges: Object.fromEntries(
      pages.map(({ path, words }) => [path, { date: '2026-01-01', words: fingerprint(words) }]),
    ),
    unwritten: [],
    securityExpires: '2027-01-01T00:00:00Z',
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

  test('names file and field of what is out of length, dead, repeated or unstamped', () => {
    const long = 'This sentence is long enough to count as a paragraph of the page.';
    const pages = [
      page('/a', { text: long, link: { href: '/nowhere' } }, { title: 'T'.repeat(61) }),
      page('/b', { list: [{ description: long }] }, { description: 'Short.' }),
    ];
    const findings = check({ pages, lastChanges: {} });
    expect(findings).toEqual([
      expect.stringMatching(/^error: content\/a\.ts, head\.title: is \d\d characters long/),
      expect.stringMatching(/^error: content\/b\.ts, head\.description: is 6 characters long/),
      expect.stringMatching(/^error: content\/a\.ts, link\.href: links to \/nowhere/),
      expect.stringMatching(/^error: content\/b\.ts, list\[0\]\.description: says the same as content\/a\.ts text/),
      expect.stringMatching(/^error: content\/generated\/last-changes\.ts, \/a: .*npm run stamp/),
      expect.stringMatching(/^error: content\/generated\/last-changes\.ts, \/b: /),
    ]);
  });

  test('finds links inside an article’s HTML', () => {
    expect(check({ pages: [page('/a', { content: '<p><a href="/gone">x</a></p>' })] })).toEqual([
      expect.stringMatching(/content: links to \/gone/),
    ]);
  });

  test('finds two pages with one title', () => {
    expect(check({ pages: [page('/a', {}, { title: 'Same' }), page('/b', {}, { title: 'Same' })] })).toEqual([
      expect.stringMatching(/content\/b\.ts, head\.title/),
    ]);
  });

  test('warns of what the owner must settle: fiction, placeholders, claims that disagree, stale facts, unwritten articles', () => {
    const findings = check({
      firm: { phone: '(561) 555-0142', fortLauderdalePhone: '(954) 234-5678', email: 'hello@firm.example' },
      placeholders: [{ file: 'content/firm.ts', field: 'brand', what: 'the name' }],
      conflicts: [
        {
          subject: 'Savings',
          said: [
            { where: 'home', value: '$50M+' },
            { where: 'about', value: '$2M+' },
          ],
        },
      ],
      facts: {
        rate: { value: '7%', asOf: '2024', source: 'the Department', reviewBy: '2026-05-31' },
        fresh: { value: '6%', asOf: '2026', source: 'x', reviewBy: '2026-06-01' },
      },
      unwritten: ['/blog/later'],
    });
    expect(findings).toHaveLength(6);
    for (const finding of findings) expect(finding).toMatch(/^warning: content\//);
    expect(findings.join('\n')).toMatch(/\$50M\+ \(home\), \$2M\+ \(about\)/);
  });

  test('fails on a security.txt that has expired', () => {
    expect(check({ securityExpires: '2026-06-01T00:00:00Z' })).toEqual([
      expect.stringMatching(/^error: content\/security\.ts, expires/),
    ]);
  });
});
