import type { KeyDateRule } from '../../content/deadlines/key-dates.ts';
import type { DeadlineRule } from '../../content/deadlines/types.ts';
import type { ArticleEntry, Claim, DatedFact, Person, PriceRow } from '../../content/types.ts';
import { error, type Finding } from './findings.ts';
import { isDate } from './is-date.ts';
import { listStrings } from './strings.ts';

/** The input of the check of dates and prices. */
export interface ValuesInput {
  firm: { changed: string; opened: string };
  people: readonly Pick<Person, 'answersFor'>[];
  places: readonly { file: string; lat: number; lon: number }[];
  /** The ISO date of today, on which what is done has been done. */
  today: string;
  articles: readonly Pick<ArticleEntry<string, string>, 'slug' | 'date' | 'updated'>[];
  facts: Record<string, Pick<DatedFact, 'values' | 'checked' | 'reviewBy'>>;
  claims: Record<string, Claim>;
  /** The addresses or names of the entries of each list, by its file. */
  lists: Record<string, readonly string[]>;
  rules: readonly Pick<DeadlineRule, 'id' | 'checked' | 'reviewBy'>[];
  keyDates: readonly Pick<KeyDateRule, 'rule'>[];
  prices: Record<string, Pick<PriceRow, 'price'>>;
}

/** A date that content writes, and where; undefined if it may be left out and is. What has been done is not ahead of today. */
type Written = [file: string, field: string, date: string | undefined, isDone?: 'done'];

function listDates({ firm, articles, facts, claims, rules }: ValuesInput): Written[] {
  return [
    ['content/firm.ts', 'changed', firm.changed, 'done'],
    ['content/firm.ts', 'opened', `${firm.opened}-01-01`, 'done'],
    ...articles.flatMap(({ slug, date, updated }): Written[] => [
      ['content/blog/index.ts', `${slug}.date`, date],
      ['content/blog/index.ts', `${slug}.updated`, updated, 'done'],
    ]),
    ...Object.entries(facts).flatMap(([name, { values, checked, reviewBy }]): Written[] => [
      ...values.flatMap(({ from, to }, index): Written[] => [
        ['content/facts.ts', `${name}.values[${index}].from`, from],
        ['content/facts.ts', `${name}.values[${index}].to`, to],
      ]),
      ['content/facts.ts', `${name}.checked`, checked, 'done'],
      ['content/facts.ts', `${name}.reviewBy`, reviewBy],
    ]),
    ...Object.entries(claims).map(
      ([name, { confirmed }]): Written => ['content/claims.ts', `${name}.confirmed.on`, confirmed?.on, 'done'],
    ),
    ...rules.flatMap(({ id, checked, reviewBy }): Written[] => [
      ['content/deadlines/', `${id}.checked`, checked, 'done'],
      ['content/deadlines/', `${id}.reviewBy`, reviewBy],
    ]),
  ];
}

/** Checks a date: `2026-02-30` is none. What was done on it is not after the last day, an ISO date. */
export function checkDate(file: string, field: string, date: string, lastDay = date): Finding[] {
  if (!isDate(date)) return [error(file, field, `${date} is no date; write it like 2026-12-24`)];
  return date <= lastDay
    ? []
    : [error(file, field, `${date} is still to come: at the office it is ${lastDay}; correct it, or add it then`)];
}

/** How texts of the firm are written, by the ends of their fields. */
const spellings: [field: RegExp, spelling: RegExp, example: string][] = [
  [/phone$/i, /^\(\d{3}\) \d{3}-\d{4}$/, '(305) 555-0100'],
  [/email$/i, /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'hello@firm.com'],
  [/zip$/i, /^\d{5}(-\d{4})?$/, '33101'],
  [/state$/, /^[A-Z]{2}$/, 'FL'],
  [/license$/, /^([A-Z]{2}\d+)?$/, 'AD67890'],
  [/lang$/, /^[a-z]{2,3}-[A-Z]{2}$/, 'en-US'],
  [/./, /\S/, 'the words that visitors are to see'],
];

/** Checks the texts of the firm: none is empty, and numbers and addresses can be dialed and written to. */
function checkFirm(firm: object): Finding[] {
  return listStrings(firm).flatMap(({ field, text }) => {
    const [, spelling, example] = spellings.find(([end]) => end.test(field)) ?? [];
    return spelling?.test(text) === false
      ? [error('content/firm.ts', field, `"${text}" is not complete; write it like ${example}`)]
      : [];
  });
}

/** A place is north of the equator and west of Greenwich, as all of Florida is. */
function checkPlaces({ places }: ValuesInput): Finding[] {
  return places
    .filter(({ lat, lon }) => lat <= 0 || lon >= 0)
    .map(({ file, lat, lon }) => error(file, 'lat, lon', `${lat}, ${lon} is not in Florida; are they the other way round?`));
}

/** Confirmations that say neither who has confirmed a claim nor by what. */
function checkConfirmations({ claims }: ValuesInput): Finding[] {
  return Object.entries(claims).flatMap(([name, { confirmed }]) =>
    Object.entries(confirmed ?? {})
      .filter(([, text]) => !text.trim())
      .map(([part]) =>
        error('content/claims.ts', `${name}.confirmed.${part}`, 'is empty; say who has confirmed it, and what proves it'),
      ),
  );
}

/** Subjects for which several people answer: pages would name the first. */
function checkSubjects({ people }: ValuesInput): Finding[] {
  const subjects = people.flatMap(({ answersFor }) => answersFor);
  return [...new Set(subjects.filter((subject, index) => subjects.indexOf(subject) < index))].map((subject) =>
    error('content/people.ts', 'answersFor', `has "${subject}" of several people, and pages name one; delete it from the others`),
  );
}

/** What stands twice in a list, by the address or the name that each of its entries has alone, and lists that are empty. */
function checkLists({ lists }: ValuesInput): Finding[] {
  return Object.entries(lists).flatMap(([file, names]) => [
    ...(names.length > 0 || /cities|notices|blog\/index/.test(file)
      ? []
      : [error(file, 'the list', 'is empty, and pages show it; add an entry')]),
    ...names
      .filter((name, index) => names.indexOf(name) < index)
      .map((name) => error(file, name, 'stands there twice; delete one of them, or give it a name of its own')),
  ]);
}

/** Key dates without a rule, which the home page would leave out. */
function checkKeyDates({ keyDates, rules }: ValuesInput): Finding[] {
  return keyDates
    .filter(({ rule }) => !rules.some(({ id }) => id === rule))
    .map(({ rule }) => error('content/deadlines/key-dates.ts', rule, 'is no rule of content/deadlines/; correct its name'));
}

/** Articles that were revised before they were published. */
function checkRevisions({ articles }: ValuesInput): Finding[] {
  return articles.flatMap(({ slug, date, updated = date }) =>
    isDate(date) && isDate(updated) && updated < date
      ? [error('content/blog/index.ts', `${slug}.updated`, `${updated} is before its date, ${date}; correct one of them`)]
      : [],
  );
}

/** Explains why a price is invalid: its amounts are no whole dollars in order, or its words contain a figure. */
function describePrice(price: PriceRow['price']): string[] {
  if (typeof price === 'string') return /[\d$]/.test(price) ? [`${price} is written out; enter its amounts as low and high`] : [];
  const { low, high } = price;
  const areWhole = [low, high].every((amount) => Number.isInteger(amount) && amount > 0);
  return areWhole && low <= high ? [] : [`${low} to ${high} is no price; enter whole dollars, the lower amount first`];
}

/** Texts, places, dates, prices and confirmations that are none, and what stands twice: whatever reads them would go wrong. */
export function checkValues(input: ValuesInput): Finding[] {
  return [
    ...checkFirm(input.firm),
    ...checkLists(input),
    ...checkPlaces(input),
    ...checkConfirmations(input),
    ...checkSubjects(input),
    ...checkRevisions(input),
    ...checkKeyDates(input),
    ...listDates(input).flatMap(([file, field, date, isDone]) =>
      date === undefined ? [] : checkDate(file, field, date, isDone && input.today),
    ),
    ...Object.entries(input.prices).flatMap(([name, { price }]) =>
      describePrice(price).map((message) => error('content/prices.ts', `${name}.price`, message)),
    ),
  ];
}
