import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { listYearEnd } from '../../content/deadlines/year-end.ts';
import { valueOn } from '../../content/facts.ts';
import { deadlines as words, yearNumbers } from '../../content/pages/deadlines.ts';
import type { DatedFact, Today } from '../../content/types.ts';
import { formatDate, formatShortDay, readMonth, readYear } from '../../shared/dates.ts';
import type { DueDates } from '../../shared/pages/deadlines/props.ts';
import { listDueDates } from '../deadlines/due-dates.ts';
import { listChecked } from '../deadlines/occurrences.ts';
import { formatTaxpayerTypes, linkDates } from '../deadlines/query.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, type Passage, toPageText, toPassage, toPassages, toTopText } from '../texts/page-texts.ts';
import { blogPage } from './articles.ts';
import type { Page } from './page.ts';

/** Lists the taxpayer types, each with the address that adds it to the choice or removes it. */
function listChoices(who: readonly TaxpayerType[]) {
  return taxpayerTypes.map(({ slug, label }) => {
    const chosen = who.includes(slug);
    return { label, chosen, href: linkDates(chosen ? who.filter((other) => other !== slug) : [...who, slug]) };
  });
}

/**
 * The addresses of a visitor's calendar: to subscribe to it; to have Google do so, since Android knows no `webcal`; to
 * download it; and to subscribe to and download the one with reminders.
 */
function listAddresses(query: string, origin: string) {
  const webcal = origin.replace(/^https?:/, 'webcal:');
  const address = `/deadlines.ics${query && `?${query}`}`;
  const alarm = `/deadlines.ics?${[query, 'alarm=14'].filter(Boolean).join('&')}`;
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal + address)}`;
  return { subscribe: webcal + address, google, download: address, alarm: webcal + alarm, alarmFile: alarm };
}

/** Lists the texts of the due dates of the coming twelve months, each with its day. */
function readDates({ months, monthly }: DueDates): Passage[] {
  const dated = months.flatMap(({ days }) => days.flatMap(({ due, items }) => items.map((item) => ({ due, ...item }))));
  return [
    ...monthly.map(({ title, what, notes }) => ({ title, text: [what, ...notes].join(' ') })),
    ...dated.map(({ due, title, what, notes }) => ({ title, text: [`${formatDate(due)}: ${what}.`, ...notes].join(' ') })),
  ];
}

/** What has to be done by the end of the year, for some taxpayer types; nothing before November. */
function findYearEnd(who: readonly TaxpayerType[], day: string, today: Today) {
  if (readMonth(day) < 11) return [];
  return listYearEnd(today, readYear(day)).filter((item) => who.length === 0 || item.who.some((kind) => who.includes(kind)));
}

/** The amounts of the year of a day, or of the last year for which all are known, each with the next year's if that is known. */
function listNumbers(day: string) {
  const { rows, heading, intro, columns, note, next: from } = yearNumbers;
  const lastYears = rows.map(({ fact }: { fact: DatedFact }) => readYear(fact.values.at(-1)?.to ?? day));
  const year = Math.min(readYear(day), ...lastYears);
  const on = year < readYear(day) ? `${year}-12-31` : day;
  const lines = rows.map(({ name, basis, fact }: { name: string; basis?: string; fact: DatedFact }) => {
    const [value, next] = [on, `${year + 1}-12-31`].map((at) => valueOn(fact, at));
    const known = fact.values.some(({ from }) => readYear(from) === year + 1);
    const line = [basis, known && `${from} ${next}`].filter(Boolean).join('; ');
    return { name, cells: [[value ?? '']] as [[string]], ...(line && { basis: line }) };
  });
  return { year, head: { heading, intro }, columns, note, rows: lines };
}

/** The page of due dates. */
export const deadlinesPage: Page<'deadlines'> = {
  path: '/deadlines',
  name: 'Deadlines',
  kind: 'deadlines',
  parent: blogPage,
  accepts: 'who',
  load: ({ day, facts, query: { who }, origin }) => {
    const { head, hero, chooser, months, extensions, about } = words;
    const dates = listDueDates(who, day);
    const yearEnd = findYearEnd(who, day, facts);
    const numbers = listNumbers(day);
    const addresses = listAddresses(formatTaxpayerTypes(who), origin);
    const extended = dates.extensions.map(({ title, from, to, by, who }) => ({
      title,
      text: `${formatShortDay(from)} to ${formatShortDay(to)}. ${by} ${who}`,
    }));
    return {
      head: { ...head, title: dates.names ? `${dates.names}: ${chooser.title}` : head.title },
      props: { words, choices: listChoices(who), dates, yearEnd, numbers, calendar: addresses },
      jsonLd: describeOffice(origin),
      checked: listChecked(who),
      preview: describePreview(hero),
      texts: [
        toTopText(hero, toPassages([chooser.hint])),
        toPageText(months, readDates(dates)),
        toPageText(extensions, [...toPassages([`${extensions.strong} ${extensions.text}`]), ...extended]),
        ...(yearEnd.length > 0 ? [toPageText(words.yearEnd, yearEnd.map(toPassage))] : []),
        toPageText(
          yearNumbers,
          numbers.rows.map(({ name, basis, cells: [[value]] }) => ({
            title: name,
            text: [value, basis].filter(Boolean).join('; '),
          })),
        ),
        toPageText(about, toPassages(about.paragraphs)),
      ],
    };
  },
};
