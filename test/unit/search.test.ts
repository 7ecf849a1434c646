import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { nearbyCities } from '../../content/cities/nearby-cities.ts';
import { fromBeyond } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { formLines } from '../../content/forms/form-lines.ts';
import { type Letter, letters } from '../../content/forms/letters.ts';
import { forms as words } from '../../content/pages/forms.ts';
import { prices } from '../../content/prices.ts';
import { services } from '../../content/services/index.ts';
import { figure } from '../../server/figures/irs-resolution.tsx';
import { findForms } from '../../server/search/find-forms.ts';
import { findLetter } from '../../server/search/list-forms.ts';
import { listSections } from '../../server/search/page-sections.ts';
import { createSearchIndex } from '../../server/search/search.ts';
import { formatDay, toDay } from '../../shared/dates.ts';
import { formatPrice } from '../../shared/format.ts';
import { filterForms } from '../../shared/pages/forms/filter-forms.ts';
import { getText, type TreeNode } from '../../shared/tree.ts';
import { questions } from '../questions.ts';
import { index } from '../words.ts';

const { search, forms } = index;

const marked = (nodes: TreeNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : node[0] === 'mark' ? [getText(node[2])] : marked(node[2])));
const pathsOf = (words: string) => search(words).map(({ path }) => path);

describe('a search', () => {
  test.each(Object.entries(questions))('finds %s among the first three for what people ask', (place, asked) => {
    expect(asked.filter((words) => !pathsOf(words).slice(0, 3).includes(place))).toEqual([]);
  });

  const listedCities = [...cities.map(({ city }) => city), ...nearbyCities];
  const otherPlaces =
    'Naples, Orlando, Tampa, Jacksonville, Sarasota, Kissimmee, Ocala, Gainesville, Clermont, Weeki Wachee, Largo, Destin';

  test.each([...listedCities, ...otherPlaces.split(', ')])('for the place %s marks no word that only looks like it', (town) => {
    const known = town.toLowerCase();
    for (const { heading, title, sentence } of search(town))
      for (const word of marked([...heading, ...title, ...sentence])) expect(word.toLowerCase()).toContain(known);
  });

  test.each(nearbyCities)('for %s, which has no page, says first which towns are served', (town) => {
    const results = search(town);
    expect(results[0]?.path).toBe('/location#towns-near-the-office');
    expect(getText(results[0]?.sentence ?? [])).toBe(fromBeyond);
    expect(results.map(({ path }) => path)).toContain('/faqs#general');
  });

  test.each([
    ['where is my refund', 'Where is my refund?', /^Ask .* IRS\.gov/],
    ['llc or s corp', 'S Corporation', /LLC .* elects, and that can pay off when profit/],
    ['next estimated tax', 'Estimated tax, fourth payment (1040-ES)', /^January 15, 2027: /],
  ])('for %s quotes the answer with the question or the title that it stands under', (words, title, sentence) => {
    const [first] = search(words);
    expect(getText(first?.title ?? [])).toBe(title);
    expect(getText(first?.sentence ?? [])).toMatch(sentence);
  });

  test('for a price shows the amount', () => {
    const sentences = search('how much is a 1040').map(({ sentence }) => getText(sentence));
    expect(sentences.slice(0, 3)).toContain(`${prices.basic1040.service}: ${formatPrice(prices.basic1040.price)}`);
  });

  test.each(['DR-15', '1120-S', 'CP2000'])('takes %s for no other form, and marks nothing else', (words) => {
    const results = search(words);
    expect(results.length).toBeGreaterThan(4);
    for (const { heading, title, sentence } of results)
      expect(new Set([words, ...marked([...heading, ...title, ...sentence])])).toEqual(new Set([words]));
  });

  test.each(['sales tax', 'surtax', 'estate exemption', 'homestead'])('for %s shows sentences of the page', (words) => {
    for (const { sentence, heading } of search(words)) {
      expect(getText(sentence)).not.toMatch(/[{}<>|]/);
      expect(getText(heading).length).toBeGreaterThan(1);
    }
  });

  test.each([...services, ...cities])('$title: the page with this name comes first', ({ title, path }) => {
    expect(pathsOf(title)[0]).toBe(path);
  });

  test.each(['', ' ', 'a', 'the', '?', 'qqqqzzzz', 'form 5500', '\u0000', 'y'.repeat(500)])('for %j finds nothing', (words) => {
    expect(search(words)).toEqual([]);
  });

  test('for a number brings its form first, and most that begin with it', () => {
    const family = Object.keys(formLines).filter((form) => form.startsWith('1099'));
    const places = new Set(family.map((form) => `/forms#form-${form.toLowerCase()}`));
    const paths = pathsOf('1099');
    expect(paths[0]).toBe('/forms#form-1099');
    expect(paths.filter((path) => places.has(path)).length).toBeGreaterThan(family.length / 2);
  });

  test('gives at most twelve sections and two of a page, also for words by the hundred', () => {
    const paths = pathsOf('tax '.repeat(125));
    expect(paths).toHaveLength(12);
    const of = (path: string) => path.split('#')[0];
    for (const path of paths) expect(paths.filter((other) => of(other) === of(path)).length).toBeLessThanOrEqual(2);
  });
});

describe('the forms in a text', () => {
  test.each([
    ['Forms 1065, 1120-S, 1120 and Schedule C', ['1065', '1120', '1120-S', 'Schedule C']],
    ['W-2s and 1099s, a K-1 and Schedules C and E', ['1099', 'Schedule C', 'Schedule E', 'Schedule K-1', 'W-2']],
    ['The final notice is an LT11 or Letter 1058.', ['LT11', 'Letter 1058']],
    ['FinCEN Form 114 and FinCEN 114', ['FinCEN 114']],
    ['Form F-1120 on form DR-15DSS, or Form IT-203', ['DR-15DSS', 'F-1120', 'IT-203']],
    ['Schedule a Free Consultation about 990 things for $1,040', []],
  ])('%s', async (text, forms) => {
    expect([...((await findForms([text]))[0] ?? [])].sort()).toEqual(forms);
  });

  test('are bare numbers too where another text names the form', async () => {
    const [, bare] = await findForms(['Form 990', 'The 990 cost $990, or 1,990, on May 990-1']);
    expect([...(bare ?? [])]).toEqual(['990']);
    const [, none] = await findForms(['Form 1041', 'pays $1041 or 10.1041']);
    expect(none).toEqual(new Set());
  });
});

describe('the list of forms', () => {
  test('has those that are asked for most, and is filtered by what is typed in any spelling', () => {
    expect(Object.keys(formLines)).toEqual(expect.arrayContaining(words.most.items.map(({ form }) => form)));
    const list = (typed: string) => filterForms(forms, typed).map(({ form }) => form);
    expect(['dr 15', 'my w-2', '1099 r', 'form 709', 'Gift  TAX', 'qqq'].map(list)).toEqual([
      ['DR-15', 'DR-15DSS', 'DR-15EZ'],
      ['W-2', '4852', 'W-2G', 'W-3'],
      ['1099-R'],
      ['709'],
      ['709', '8892'],
      [],
    ]);
    expect(list('notice')).toEqual(expect.arrayContaining(['CP14', 'LT11', 'Letter 1058', 'DR-840']));
    expect(list('letter')).not.toContain('1040');
    expect(list('a letter about money I owe')).toEqual(['CP14']);
  });

  test('has a line for no form that the site does not name', () => {
    const named = forms.map(({ form }) => form);
    expect(Object.keys(formLines).filter((form) => !named.includes(form))).toEqual([]);
  });

  test('says the day of the first rule of each form', () => {
    const known = new Set<string>();
    for (const { id, form, schedule } of deadlineRules)
      for (const name of form?.replace(/^Forms? /, '').split(/ or | and /) ?? []) {
        const line = formLines[name];
        const first = schedule.every === 'year' ? schedule : schedule.every === 'installment' && schedule.on[0];
        if (line && first && !known.has(name)) expect(line.when, id).toContain(formatDay(toDay(2026, first.month, first.day)));
        known.add(name);
      }
    expect(known.size).toBeGreaterThan(30);
  });
});

describe('a letter of the IRS', () => {
  const all = Object.values<Letter>(letters);

  test.each([
    ['cp2000', 'CP2000'],
    ['I got a CP 2000 from the IRS', 'CP2000'],
    ['letter-1058', 'LT11'],
    ['LT11', 'LT11'],
    ['cp501 reminder', 'CP501'],
    ...['CP50', 'CP140', '1058', 'cp', 'levy', ''].map((words): [string, undefined] => [words, undefined]),
  ])('that is looked for as "%s" is %s', (words, code) => expect(findLetter(words)?.code).toBe(code));

  test.each([
    ['CP2000', /^Usually \$598 to \$1,196; /],
    ['CP3219A', /^[^$]*Tax Court attorneys to you the same business day/],
    ['Letter 525', /^Usually \$2,990 to \$7,475 for an audit of one year/],
    ['CP14', /^$/],
  ])('has the fee of that letter or none: %s', (code, price) => {
    expect(findLetter(code)?.fee?.price ?? '').toMatch(price);
  });

  test('has its line on /forms, and leads to the next step of the figure, the last one to the levy', () => {
    for (const { code, alias = code } of all) for (const name of [code, alias]) expect(formLines).toHaveProperty([name]);
    const [proposal, ...steps] = figure.entries?.map(({ code }) => code) ?? [];
    expect(proposal).toBe('CP2000');
    const next = steps.slice(0, -1).map((code) => all.find((letter) => letter.code === code)?.followedBy.title);
    for (const [index, step] of steps.slice(1).entries()) expect(next[index]?.toLowerCase()).toContain(step.toLowerCase());
    expect(steps).toHaveLength(6);
  });
});

test('a section in another language is found with its language, for whoever reads the results aloud', () => {
  const index = createSearchIndex();
  const texts = [{ id: '', heading: 'Declaración de impuestos', passages: [{ title: '', text: 'Preparamos la declaración.' }] }];
  const head = { title: 'Impuestos', description: 'Impuestos', lang: 'es-US' };
  index.replaceSections('/es', listSections({ path: '/es', name: 'En español', kind: 'statement', head, texts }));
  expect(index.search('declaracion')).toMatchObject([{ path: '/es', lang: 'es-US' }]);
});
