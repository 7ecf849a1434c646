import { describe, expect, test } from 'vitest';
import type { Claim, DatedFact } from '../../content/types.ts';
import { homePage } from '../../server/pages/home.ts';
import type { Page } from '../../server/pages/page.ts';
import { titleLength } from '../../shared/head.tsx';
import { checkFiles } from '../../tools/check-content/file-checks.ts';
import type { CheckInput, LaunchInput } from '../../tools/check-content/findings.ts';
import { checkForms } from '../../tools/check-content/form-checks.ts';
import { isLink } from '../../tools/check-content/is-address.ts';
import { checkLaunch } from '../../tools/check-content/launch-checks.ts';
import { checkOrigins } from '../../tools/check-content/origin-checks.ts';
import { checkHtml, checkPages } from '../../tools/check-content/page-checks.ts';
import type { PageRecord } from '../../tools/check-content/read-records.ts';
import { checkReading, readGrade } from '../../tools/check-content/reading-checks.ts';
import { checkIds, checkRendering, renderPages } from '../../tools/check-content/render-checks.ts';
import { listLinks, listStrings } from '../../tools/check-content/strings.ts';
import { checkCharacters, checkFigures } from '../../tools/check-content/text-checks.ts';
import { checkValues, type ValuesInput } from '../../tools/check-content/value-checks.ts';
import { index } from '../words.ts';

const description = 'A description that is long enough to be shown whole and says what is on the page.';
/** A page that shows some texts in a section, and has links in its data. */
const page = (path: string, props: object, head = {}, ...texts: string[]): PageRecord => ({
  path,
  name: path,
  kind: 'statement',
  file: `content${path}.ts`,
  day: '2026-06-01',
  head: { title: `Title of ${path}`, description: `${description} ${path}`, ...head },
  texts: [{ id: 'it', heading: 'A heading', passages: texts.map((text) => ({ title: '', text })) }],
  props,
});

type Change = Partial<CheckInput & LaunchInput>;

function check(change: Change, today = '2026-06-01') {
  const pages = change.pages ?? [];
  const input: CheckInput & LaunchInput = {
    pages,
    people: [
      { trade: 'CPA', role: 'CPA' },
      { trade: 'CPA', role: 'CPA' },
      { trade: 'bookkeeper', role: 'Bookkeeper, QuickBooks ProAdvisor' },
    ],
    isLinked: () => true,
    facts: {},
    claims: {},
    placeholders: [],
    firm: { phone: '(561) 234-5678', fortLauderdalePhone: '(954) 234-5678', email: 'hello@firm.com' },
    unwritten: [],
    rules: [],
    isPage: (path) => /^\/contact(#|$)/.test(path),
    hasId: (_path, id) => id === 'there',
    today,
    shared: ['one two three four five six seven eight nine ten, on every page'],
    ...change,
  };
  return [...checkPages(input), ...checkLaunch(input, today)].map(
    ({ level, file, field, message }) => `${level}: ${file}, ${field}: ${message}`,
  );
}

const long = 'This sentence is long enough to count as a paragraph of the page.';
const ten = 'one two three four five six seven eight nine ten';
/** So many words of its own. */
const words = (name: string, count: number) => Array.from({ length: count }, (_, index) => name + index).join(' ');
const onTwo = (...texts: string[]) => ({ pages: [page('/a', {}, {}, ...texts), page('/b', {}, {}, ...texts)] });

const longest = titleLength;
const ofLengths = (path: string, title: number, length: number) =>
  page(path, {}, { title: path.at(-1)?.repeat(title), description: path.at(-1)?.repeat(length) });

const [short, wordy] = [ofLengths('/short', 9, 69), ofLengths('/wordy', 9, 161)];

/** A page with a section of each name. */
const withSections = (...names: string[]) => {
  const section = { kind: 'why' as const, eyebrow: 'Why', paragraphs: [] };
  const sections = names.map((nav, index) => ({ ...section, heading: `Heading ${index}`, ...(nav && { nav }) }));
  return { pages: [{ ...page('/a', {}), sections }] };
};

const next = { value: '7%', from: '2026-01-01' };
const ended = { value: '6%', from: '2025-01-01' };
const known = { source: 'the Department', checked: '2026-01-01', reviewBy: '2026-06-01' };
const fact = (...values: DatedFact['values']) => ({ ...known, values });
const sources = [{ label: 'Publication 509', href: 'https://www.irs.gov/publications/p509' }];
const rules = ['2026-05-31', '2026-06-01'].map((reviewBy, index) => ({ id: `rule-${index}`, reviewBy, sources }));

/** What is looked at, and the beginning of each finding. */
const cases: Record<string, [change: Change, ...findings: string[]]> = {
  'content in order': [{ pages: [page('/a', { action: { href: '/contact' } })] }],
  'what is out of length, dead, or the same as on another page': [
    {
      pages: [
        page('/a', { link: { href: '/nowhere' } }, { title: 'Same', description: 'Short.' }, long),
        page('/b', {}, { title: 'Same', description: 'Short.' }, 'Something else.', long),
      ],
    },
    'error: content/a.ts, head.description: is 6 characters long',
    'error: content/b.ts, head.description: is 6 characters long',
    'error: content/a.ts, link.href: links to /nowhere',
    'error: content/b.ts, head.title: says “Same …” as content/a.ts head.title does; write one',
    'error: content/b.ts, head.description: says “Short. …” as content/a.ts head.description does; write one',
    'error: content/b.ts, #it: says “This sentence is long enough to count as …” as content/a.ts #it does; write one',
  ],
  'addresses that are spelled otherwise': [
    { pages: [page('/Team', {}), page('/c?d', {}), page('/a/b-2', {})] },
    'error: content/Team.ts, /Team: is no address; write it in small letters, digits and hyphens',
    'error: content/c?d.ts, /c?d: is no address',
  ],
  'an article': [
    { pages: [page('/a', { text: [['p', {}, [['a', { href: '/gone' }, ['x']]]]] })] },
    'error: content/a.ts, content: links to /gone',
  ],
  'links to sections': [
    { pages: [page('/a', { links: ['/contact#there', '/contact#not-there'].map((href) => ({ href })) })] },
    'error: content/a.ts, links[1].href: links to /contact#not-there, but /contact has nothing named not-there',
  ],
  'texts that readers would see as they stand': [
    {
      pages: [
        page('/a', {
          hero: { heading: '', lede: 'Our <b>hours</b>' },
          items: ['Call {firm.phnoe}', 'a < b', { href: 'http://www.irs.gov/forms' }],
          steps: { items: [] },
          actions: [],
          figure: [['svg', { title: '' }, []]],
        }),
      ],
    },
    'error: content/a.ts, hero.heading: is empty; write it',
    'error: content/a.ts, hero.lede: has <b>, which readers would see as it stands',
    'error: content/a.ts, items[0]: has {firm.phnoe}, which readers would see as it stands',
    'error: content/a.ts, items[2].href: leads to http://www.irs.gov/forms; write https://',
    'error: content/a.ts, steps.items: is empty; write it',
  ],
  'a title that a page has among its words, too': [
    { pages: [page('/a', { words: { head: { title: 'The <b>title</b>' } } }, { title: 'The <b>title</b>' })] },
    'error: content/a.ts, head.title: has <b>',
  ],
  'what nobody meant to write': [
    {
      pages: [
        page('/a', {
          title: 'Fees &amp; terms',
          lede: 'TODO write this',
          items: ['Two  blanks', 'It\'s "here"', 'this -- or that', 'Don’t wait – call', 'It is By consultation.', 'Add $NaN.'],
          heading: 'x'.repeat(101),
        }),
      ],
    },
    'error: content/a.ts, title: has &amp;, which readers would see as it stands',
    'warning: content/a.ts, lede: has TODO; write',
    'warning: content/a.ts, items[0]: has several blanks in a row (o  b)',
    "warning: content/a.ts, items[1]: has t'; write ’",
    'warning: content/a.ts, items[2]: has --; write',
    'warning: content/a.ts, items[4]: has “is By consultation” in a sentence; write it anew',
    'error: content/a.ts, items[5]: has NaN, in the place of a figure',
    'warning: content/a.ts, heading: is a heading of 101 characters; cut it to 100',
  ],
  'what is said of three people, two of them CPAs': [
    {
      pages: [
        page('/a', {
          items: ['Two people read it.', 'Both CPAs sign.', 'A second person reads it.', 'Our ProAdvisor keeps the books.'],
        }),
      ],
    },
  ],
  'what is said of one': [
    {
      people: [{ trade: 'CPA', role: 'CPA' }],
      pages: [
        page('/a', {
          items: [
            'The one of us',
            'One people, one office',
            'Two of us read it.',
            'Both CPAs sign.',
            'One person',
            'Our ProAdvisor',
          ],
        }),
      ],
    },
    'warning: content/a.ts, items[0]: says “The one of us”, which is not so by content/people.ts; write it anew',
    'warning: content/a.ts, items[1]: says “One people”',
    'warning: content/a.ts, items[2]: says “Two of us”',
    'warning: content/a.ts, items[3]: says “Both CPAs”',
    'warning: content/a.ts, items[5]: says “ProAdvisor”',
  ],
  'a language without a country': [
    { pages: [page('/a', {}, { lang: 'es' }), page('/b', {}, { lang: 'es-US' })] },
    'error: content/a.ts, head.lang: "es" is no language of a country; write it like es-US',
  ],
  'a day to come on which a page was changed': [
    { pages: [page('/a', {}, { updated: '2026-06-02' }), page('/b', {}, { updated: '2026-06-01' })] },
    'error: content/a.ts, head.updated: 2026-06-02 is still to come: at the office',
  ],
  'clients who sign with more than a first name and an initial': [
    { pages: [page('/a', { items: [{ author: 'Rosa M.' }, { author: 'Zoë Ñ.' }, { author: 'Rosa Martin' }] })] },
    'warning: content/a.ts, items[2].author: "Rosa Martin" is not a first name and an initial; write it like',
  ],
  'a page that was made of another, and one that was not': [
    {
      pages: [
        page('/a', {}, {}, words('a', 100), words('b', 20)),
        page('/b', {}, {}, words('b', 20), words('c', 100)),
        page('/c', {}, {}, words('c', 12), words('d', 110)),
      ],
    },
    'error: content/b.ts, #it: says “b0',
    'warning: content/b.ts, /b: says 14 percent of what content/a.ts says, such as “b0 b1 b2 b3 b4 …”; write it',
  ],
  'a value that has no format': [
    { pages: [page('/a', { items: [{ text: `It is ${{ low: 1, high: 1 }} a month.` }] })] },
    'error: content/a.ts, props.items[0].text: has a value in a sentence; format it',
  ],
  'titles and descriptions of all lengths': [
    { pages: [ofLengths('/a', longest, 70), ofLengths('/b', longest, 160), ofLengths('/c', longest + 1, 99), short, wordy] },
    'error: content/c.ts, head.title: is 61 characters long; cut it to 60',
    'error: content/short.ts, head.description: is 69 characters long; make it 70',
    'error: content/wordy.ts, head.description: is 161 characters long',
  ],
  'what every page says': [onTwo('one two three four five six seven eight nine ten, on every page')],
  'six sections with names': [withSections('Why', 'Prices', 'Steps', 'What we do', 'Stories', 'Reviews')],
  'five sections, one without': [withSections('Why', '', 'Steps', 'Stories', 'Reviews')],
  'more sections with wrong names': [
    withSections('Why', '', 'Steps', 'What we do for you', 'Neighborhoods of', 'Neighborhoods off', 'steps'),
    'error: content/a.ts, sections[1].nav: has no name for "On this page"; add one',
    'error: content/a.ts, sections[3].nav: "What we do for you" is not one to three words',
    'error: content/a.ts, sections[5].nav: "Neighborhoods off" is not one to three words of 16 letters',
    'error: content/a.ts, sections[6].nav: "steps" is another section’s name, too',
  ],
  'a page that no other page links to, and one that waits': [
    {
      pages: [page('/b', {}), page('/c', {}), { ...page('/d', {}, { updated: '2026-06-05' }), day: '2026-06-05' }],
      isLinked: (path) => path === '/b',
    },
    'error: content/c.ts, /c: is linked from no other page; add it',
  ],
  'a service that is in the footer alone': [
    {
      pages: [
        { ...page('/services', { groups: [{ services: [{ path: '/services/a' }] }] }), kind: 'services' },
        ...['books', 'watch'].map((illustration, index) => ({
          ...page(index === 0 ? '/services/a' : '/services/b', { hero: { illustration } }),
          kind: 'service' as const,
        })),
      ],
      isPage: () => true,
    },
    'error: content/services.ts, groups: does not list /services/b; add it',
  ],
  'two services with one illustration': [
    {
      pages: ['/services/a', '/services/b'].map((path) => ({
        ...page(path, { hero: { illustration: 'watch' } }),
        kind: 'service' as const,
      })),
    },
    'error: content/services/b.ts, hero.illustration: "watch" is that of /services/a, too; take one',
  ],
  'ten words on two pages': [
    onTwo(ten),
    'error: content/b.ts, #it: says “one two three four five six seven eight …” as content/a.ts #it does; write one',
  ],
  'words that a field has': [
    { pages: [page('/a', { items: [{ text: ten }] }, {}, ten), page('/b', { lede: ten }, {}, ten)] },
    'error: content/b.ts, lede: says “one two three four five six seven eight …” as content/a.ts items[0].text does',
  ],
  'two texts of a figure that was copied': [
    {
      pages: ['/services/a', '/services/b'].map((path) => {
        const texts = [ten, `${ten} eleven`];
        const figure = texts.map((text) => ['p', {}, [text]]);
        return page(path, { figure }, {}, ...texts);
      }),
    },
    'error: server/figures/b.tsx, figure: says “one two three four five six seven eight …” as server/figures/a.tsx figure does',
  ],
  'ten words twice on a page': [{ pages: [page('/a', {}, {}, ten, ten)] }],
  'nine words on two pages': [onTwo(ten.replace(' ten', '').replaceAll(' ', '  '))],
  'the history of facts': [
    {
      facts: {
        beginsToday: fact({ value: '6%', from: '2026-06-01' }),
        beginsTomorrow: fact({ value: '6%', from: '2026-06-02' }),
        endsToday: fact({ ...ended, to: '2026-06-01' }),
        endedYesterday: fact({ ...ended, to: '2026-05-31' }),
        goesOn: fact({ ...ended, to: '2025-12-31' }, next),
        hasGap: fact({ ...ended, to: '2025-12-30' }, next),
        hasNoEnd: fact(ended, next),
      },
    },
    'reminder: content/facts.ts, beginsTomorrow: begins on 2026-06-02, in the future; add the value of today',
    'reminder: content/facts.ts, endedYesterday: has had no value since 2026-05-31; add the one that followed',
    'reminder: content/facts.ts, hasGap: does not go on from 2025-12-30 to 2026-01-01; close the gap',
    'reminder: content/facts.ts, hasNoEnd: does not go on from a value without an end to 2026-01-01; close the gap',
  ],
  'a fact and a rule that were to be looked up again': [
    { rules, facts: { rate: { ...fact(next), reviewBy: '2026-05-31' } } },
    'reminder: content/facts.ts, rate: was to be reviewed by 2026-05-31; check the Department, then set checked and reviewBy',
    'reminder: content/deadlines/, rule-0: was to be reviewed by 2026-05-31; check Publication 509, then set checked',
  ],
  'a fact that nobody could look up': [
    { facts: { vote: { ...fact(next), question: 'Did it pass?' } } },
    'reminder: content/facts.ts, vote: Did it pass? Look it up by 2026-06-01, enter the answer',
  ],
  'what the owner has to settle': [
    {
      firm: { phone: '(561) 555-0142', fortLauderdalePhone: '(954) 234-5678', email: 'hello@firm.example' },
      placeholders: [{ file: 'content/firm.ts', field: 'brand', what: 'the name' }],
      pages: [
        page('/a', { figure: '$50M+' }),
        page('/b', ['It is $299 per session.', 'From $299–$899 per month', 'books from $299 a month', '$2,999']),
        page('/c', { text: 'It starts at $299 with one W-2.' }),
        page('/d', ['Ready in 7–10 days', 'in 17–10 days']),
        page('/e', ['It takes 7 to 10 days']),
      ],
      claims: {
        savings: { value: '$50M+', scope: 'saved for clients over four decades' },
        simple: { value: { low: 299, high: 299 }, scope: 'one W-2' },
        time: { value: { low: 7, high: 10, unit: 'days' }, scope: 'most' },
        gone: { value: 'three weeks', scope: 'a plan' },
        proven: { value: '98%', scope: 'of clients', confirmed: { by: 'the owner', on: '2026-12-01', proof: 'survey of 2026' } },
      },
      unwritten: ['/blog/later'],
    },
    'reminder: content/firm.ts, phone: (561) 555-0142 is reserved for fiction; enter the real one',
    'reminder: content/firm.ts, email: hello@firm.example is reserved for fiction',
    'reminder: content/firm.ts, brand: the name: still invented; replace, then remove the entry',
    'reminder: content/blog/index.ts, /blog/later: is announced but not written, so its card leads to a 404',
    'reminder: content/claims.ts, savings: $50M+, saved for clients over four decades (/a): confirm it, say so',
    'reminder: content/claims.ts, simple: $299, one W-2 (/c): confirm it',
    'reminder: content/claims.ts, time: 7–10 days, most (/d, /e): confirm it',
    'reminder: content/claims.ts, gone: three weeks, a plan (found on no page; delete it if none says it): confirm it',
  ],
};

test.each(['plausible.io', 'http://a.example', 'https://a.example/', 'https://a.example/script.js', 'https://*.a.example/x'])(
  'an origin of another host is an origin: %s is refused with file and field',
  (text) => {
    const none = { scripts: [], styles: [], images: [], connections: [] };
    const findings = checkOrigins({ ...none, frames: ['https://book.example', text] }, 'A page asks book.example for times.');
    expect(findings).toMatchObject([{ level: 'error', file: 'content/origins.ts', field: 'frames' }]);
    expect(findings[0]?.message).toContain(text);
  },
);

test('an origin that the page on privacy does not name is refused there', () => {
  const origins = {
    scripts: ['https://plausible.io'],
    styles: [],
    images: [],
    connections: [],
    frames: ['https://book.example'],
  };
  expect(checkOrigins(origins, 'No analytics. A page asks book.example for times.')).toMatchObject([
    { level: 'error', file: 'content/pages/privacy.ts', message: expect.stringContaining('does not name plausible.io') },
  ]);
});

describe('the content check', () => {
  test.each(Object.entries(cases))('of %s finds what is wrong, and nothing else', (_what, [change, ...findings]) => {
    const found = check(change);
    expect(found.map((line, index) => line.slice(0, findings[index]?.length))).toEqual(findings);
  });

  test('reads links wherever they are: paths, slugs, HTML', () => {
    const value = [
      { href: '/a', any: '/b', label: '/ no', image: '/og/no.png' },
      { paths: ['/c', '/d'], cards: ['/e'], slug: 'f', slugs: 'no' },
      '<p><a href="/g">g</a> <a href="https://x.example">x</a></p>',
      { href: 'https://x.example', items: Array.from({ length: 11 }, (_, index) => ({ path: `/${index}` })) },
      { related: 'no', empty: null, count: 3 },
    ];
    const numbered = Array.from({ length: 11 }, (_, index) => `/${index}`);
    expect(listLinks(value).map(({ href }) => href)).toEqual(['/a', '/b', '/c', '/d', '/e', '/blog/f', '/g', ...numbered]);
    expect(listLinks(value)[2]?.field).toBe('[1].paths[0]');
    expect(listStrings({ a: ['x', { b: 'y' }], c: null, d: undefined, e: 1 })).toEqual([
      { field: 'a[0]', text: 'x' },
      { field: 'a[1].b', text: 'y' },
    ]);
  });

  test('notes what reads hard, by words in a sentence and syllables in a word', () => {
    const hard = 'Professional representation necessitates comprehensive documentation of extraordinary circumstances.';
    const easy = 'We read the letter with you. Then we answer it.';
    expect(readGrade(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
    const found = checkReading([
      page('/a', {}, {}, hard, ...Array.from({ length: 40 }, () => easy)),
      page('/b', {}, {}, easy, hard),
    ]);
    expect(found.map(({ level, file, field }) => `${level} ${file} ${field}`)).toEqual([
      'note content/a.ts first screen',
      'note content/b.ts page',
    ]);
  });

  test('names a form without its line', () => {
    const findings = checkForms(['1040', 'CP2000', 'W-2'], { CP2000: {}, 'W-2': {} });
    expect(findings.map(({ level, field, message }) => `${level} ${field} ${message}`)).toEqual([
      expect.stringMatching(/^error 1040 is named on the site and has no line/),
    ]);
  });

  test('follows a link to a file, and none to a picture', () => {
    const value = { href: '/organizer.pdf', image: '/og/home.png', link: { href: '/feed.xml#top' } };
    expect(listLinks(value).map(({ href }) => href)).toEqual(['/organizer.pdf', '/feed.xml#top']);
    expect(
      ['/feed.xml', '/favicon.svg', '/favicon.svg#leaf', '/about', '/organizer.pdf', '/nowhere'].map((href) =>
        isLink(href, '2026-06-01'),
      ),
    ).toEqual([...[true, true, true, true], ...[false, false]]);
  });

  test('names a date that no calendar has, and a price that is none, and no other', () => {
    const values = (change: Partial<ValuesInput>): ValuesInput => ({
      firm: { changed: '2026-11-21', opened: '2008' },
      lists: {},
      people: [{ answersFor: ['trusts', 'books'] }, { answersFor: ['companies'] }],
      places: [{ file: 'content/firm.ts', lat: 26.3, lon: -80.1 }],
      today: '2026-11-28',
      articles: [{ slug: 'a', date: '2024-02-29' }],
      facts: { rate: fact({ value: '6%', from: '2025-01-01', to: '2025-12-31' }, next) },
      claims: { simple: { value: '$299', scope: 'one W-2' } },
      rules: [{ id: 'form-1040', checked: '2026-01-01', reviewBy: '2027-01-01' }],
      keyDates: [],
      prices: {
        a: { price: { low: 1350, high: 1350 } },
        b: { price: { low: 299, high: 1299, per: 'month' } },
        c: { price: 'By consultation' },
      },
      ...change,
    });
    const named = (change: Partial<ValuesInput>) =>
      checkValues(values(change)).map(({ file, field, message }) => `${file}, ${field}: ${message}`);
    const firm = { changed: '2026-11-21', opened: '2008' };
    const from = (day: string) => fact({ value: '6%', from: day });
    const claim = (confirmed: NonNullable<Claim['confirmed']>) => ({ a: { value: '98%', scope: 'of clients', confirmed } });
    const rows: [change: Partial<ValuesInput>, ...findings: string[]][] = [
      [{}],
      [{ firm: { ...firm, ...{ license: '' } } }],
      [{ firm: { ...firm, ...{ license: 'AD0012345' } } }],
      [{ firm: { ...firm, opened: '2080' } }, 'content/firm.ts, opened: 2080-01-01 is still to come'],
      [{ firm: { ...firm, changed: '2026-11-29' } }, 'content/firm.ts, changed: 2026-11-29 is still to come'],
      [{ firm: { ...firm, changed: 'Nov 24' } }, 'content/firm.ts, changed: Nov 24 is no date'],
      [
        { places: [{ file: 'content/cities/a.ts', lat: -80, lon: 26 }] },
        'content/cities/a.ts, lat, lon: -80, 26 is not in Florida; are they the other way round?',
      ],
      [
        { people: [{ answersFor: ['trusts'] }, { answersFor: ['books', 'trusts'] }] },
        'content/people.ts, answersFor: has "trusts" of several people',
      ],
      [
        { claims: claim({ by: '', on: '2026-11-21', proof: ' ' }) },
        'content/claims.ts, a.confirmed.by: is empty',
        'content/claims.ts, a.confirmed.proof: is empty',
      ],
      [
        { claims: claim({ by: 'the owner', on: '2026-11-31', proof: 'survey' }) },
        'content/claims.ts, a.confirmed.on: 2026-11-31',
      ],
      [{ articles: [{ slug: 'a', date: '2026-11-29' }] }],
      [
        { articles: [{ slug: 'a', date: '2026-11-21', updated: '2026-11-20' }] },
        'content/blog/index.ts, a.updated: 2026-11-20 is before its date, 2026-11-21; correct one of them',
      ],
      [
        { keyDates: [{ rule: 'form-1040' }, { rule: 'form-1400' }] },
        'content/deadlines/key-dates.ts, form-1400: is no rule of content/deadlines/; correct its name',
      ],
      [
        { articles: [{ slug: 'a', date: '01/15/2024', updated: '2026-02-30' }] },
        'content/blog/index.ts, a.date: 01/15/2024 is no date',
        'content/blog/index.ts, a.updated: 2026-02-30 is no date',
      ],
      [
        { lists: { 'content/services/index.ts': ['/a', '/b', '/a'], 'content/people.ts': ['Ann', 'Bo'] } },
        'content/services/index.ts, /a: stands there twice; delete one of them, or give it a name of its own',
      ],
      [{ lists: { 'content/navigation.ts, footerLinks': [] } }, 'content/navigation.ts, footerLinks, the list: is empty'],
      [{ lists: { 'content/notices.ts': [], 'content/cities/nearby-cities.ts': [] } }],
      [
        { facts: { rate: { ...from('2026-01-01'), checked: '2027-11-21' } } },
        'content/facts.ts, rate.checked: 2027-11-21 is still',
      ],
      [{ facts: { rate: from('2025-13-01') } }, 'content/facts.ts, rate.values[0].from: 2025-13-01 is no date'],
      [
        { rules: [{ id: 'x', checked: '2026-1-1', reviewBy: '2027-01-01' }] },
        'content/deadlines/, x.checked: 2026-1-1 is no date',
      ],
      ...Object.entries({
        phone: '(561) 555-014',
        fortLauderdalePhone: '954-555-0142',
        email: 'hello@firm',
        zip: '3343',
        state: 'Florida',
        brand: ' ',
        license: '12345',
        lang: 'en',
      }).map(([name, text]): [Partial<ValuesInput>, string] => [
        { firm: { ...firm, ...{ [name]: text } } },
        `content/firm.ts, ${name}: "${text}" is not complete; write it like `,
      ]),
      ...['$325-$950 per month', '650'].map((price): [Partial<ValuesInput>, string] => [
        { prices: { a: { price } } },
        `content/prices.ts, a.price: ${price} is written out`,
      ]),
      ...[
        [899, 299],
        [650.5, 650.5],
        [0, 5],
      ].map(([low = 0, high = 0]): [Partial<ValuesInput>, string] => [
        { prices: { a: { price: { low, high } } } },
        `content/prices.ts, a.price: ${low} to ${high} is no price`,
      ]),
    ];
    for (const [change, ...findings] of rows) {
      const found = named(change).map((line, index) => line.slice(0, findings[index]?.length));
      expect(found, JSON.stringify(change)).toEqual(findings);
    }
  });

  test('names a file that is not served, and one whose address would be spelled otherwise', () => {
    const paths = [
      'a.jpg',
      'b/c.pdf',
      'google1.html',
      '.DS_Store',
      'b/.DS_Store',
      '.well-known/x.txt',
      'a.docx',
      'tax organizer.pdf',
      'robots.txt',
      'data/about.json',
      'licenses.txt',
    ];
    expect(checkFiles(paths).map(({ field, message }) => `${field} ${message}`)).toEqual([
      expect.stringMatching(/^a\.docx is of no type that is served; those are \.avif/),
      expect.stringMatching(/^tax organizer\.pdf has other characters/),
      ...['robots.txt', 'data/about.json', 'licenses.txt'].map((path) =>
        expect.stringContaining(`${path} is written by the site`),
      ),
    ]);
  });

  test('names a page that throws, with the place in the code', () => {
    const broken: Page<'home'> = { ...homePage, load: () => JSON.parse('{') };
    const other = { ...broken, path: '/other' };
    const findings = checkRendering(renderPages([broken, homePage, other], '2026-11-28', index));
    expect(findings).toEqual([
      {
        level: 'error',
        file: 'content/pages/home.ts',
        field: '/',
        message: expect.stringMatching(
          /^cannot be shown: SyntaxError: .* \(test\/unit\/content-check\.test\.ts:\d+\); for the same reason neither can \/other$/,
        ),
      },
    ]);
  });

  test('knows what a page links to by its HTML, wherever the link comes from, and names what leads to two places', () => {
    const [rendered] = renderPages([homePage], '2026-11-28', index);
    expect(rendered?.links).toEqual(expect.arrayContaining(['/about', '/services/tax-planning', '/']));
    expect(rendered?.links.filter((link) => !/^\/[\w/.-]*$/.test(link))).toEqual([]);
    const twice = { path: '/about', links: [], ids: ['main', 'why', 'how', 'why', 'why'] };
    expect(checkIds([twice]).map(({ file, field }) => `${file} ${field}`)).toEqual(['content/pages/about.ts #why']);
  });

  test.each([
    ['a file in another encoding', 'error', '\ufffd', 'U+FFFD'],
    ['a line break of Word', 'error', '\v', 'U+000B'],
    ['a byte of Windows-1252', 'error', '\x92', 'U+0092'],
    ['a sign that was read in another encoding', 'warning', 'â€™', 'U+00E2'],
    ['a blank without width', 'warning', '\u200b', 'U+200B'],
    ['a soft hyphen', 'warning', '\xad', 'U+00AD'],
    ['a sign that turns the direction', 'warning', '\u202e', 'U+202E'],
    ['letters that are one', 'warning', '\ufb03', 'U+FB03'],
    ['an emoji', 'warning', '🙂', 'U+1F642'],
  ])('names %s with its line', (_what, level, sign, code) => {
    const file = 'content/blog/a.ts';
    const text = `\ufeffconst a = 'Peña — “10½” ©’;\r\n\ta${sign}b`;
    const message = expect.stringContaining(`has the character ${code}, which`);
    expect(checkCharacters([{ file, text }])).toEqual([{ level, file, field: 'line 2', message }]);
  });

  test('names HTML that the page of an article cannot show, and a reading time that its words do not take', () => {
    const read = (html: string, readTime = 1) =>
      checkHtml({ file: 'content/blog/a.ts', html, readTime }).map(({ file, field, message }) => `${file}, ${field} ${message}`);
    expect(read('<p>one</p>\n<p style="color: red">two</p>')).toEqual([expect.stringContaining('<p style> is not allowed')]);
    expect([...read('<p>one</p>'), ...read(`<p>${words('a', 201)}</p>`, 2)]).toEqual([]);
    const time = 'content/blog/index.ts, a.readTime is 2, and its words take 1 minutes; write that';
    expect(read(`<p>${words('a', 200)}</p>`, 2)).toEqual([time]);
  });

  test('names a price or a claim that is typed, by its line, and no longer figure', () => {
    const figures = new Map([
      ['$1,350', 'content/prices.ts'],
      ['20+', 'content/claims.ts'],
    ]);
    const text = 'From $1,350,000 or 120+\n"It is $1,350."\n"20+ years"';
    const files = ['claims', 'faqs', 'blog/a'].map((name) => ({ file: `content/${name}.ts`, text }));
    expect(checkFigures(files, figures).map(({ level, file, field }) => `${level} ${file}, ${field}`)).toEqual([
      'warning content/faqs.ts, line 2',
      'warning content/faqs.ts, line 3',
    ]);
  });
});
