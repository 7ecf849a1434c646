import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { deadlines as words } from '../../content/pages/deadlines.ts';
import { formatShortDay } from '../../shared/dates.ts';
import type { DueDates } from '../../shared/pages/deadlines/props.ts';
import { listDueDates } from '../deadlines/due-dates.ts';
import { listChecked } from '../deadlines/occurrences.ts';
import { formatTaxpayerTypes, linkDates } from '../deadlines/query.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, type Passage, toPageText, toPassages, toTopText } from '../texts/page-texts.ts';
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

/** Lists the texts of the due dates of the coming twelve months, each rule once. */
function readDates({ months, monthly }: DueDates): Passage[] {
  const items = [...monthly, ...months.flatMap(({ days }) => days.flatMap((day) => day.items))];
  const lines = items.map(({ title, what, notes }) => ({ title, text: [what, ...notes].join(' ') }));
  return [...new Map(lines.map((line) => [`${line.title} ${line.text}`, line])).values()];
}

/** The page of due dates. */
export const deadlinesPage: Page<'deadlines'> = {
  path: '/deadlines',
  name: 'Deadlines',
  kind: 'deadlines',
  parent: blogPage,
  accepts: 'who',
  load: ({ day, query: { who }, origin }) => {
    const { head, hero, chooser, months, extensions, about } = words;
    const dates = listDueDates(who, day);
    const addresses = listAddresses(formatTaxpayerTypes(who), origin);
    const extended = dates.extensions.map(({ title, from, to, by, who }) => ({
      title,
      text: `${formatShortDay(from)} to ${formatShortDay(to)}. ${by} ${who}`,
    }));
    return {
      head,
      props: { words, choices: listChoices(who), dates, calendar: addresses },
      jsonLd: describeOffice(origin),
      checked: listChecked(who),
      preview: describePreview(hero),
      texts: [
        toTopText(hero, toPassages([chooser.hint])),
        toPageText(months, readDates(dates)),
        toPageText(extensions, [...toPassages([`${extensions.strong} ${extensions.text}`]), ...extended]),
        toPageText(about, toPassages(about.paragraphs)),
      ],
    };
  },
};
