import { deadlineRules } from '../../content/deadlines/rules.ts';
import type { Who } from '../../content/deadlines/types.ts';
import { whoEntries } from '../../content/deadlines/who.ts';
import { deadlines as words } from '../../content/deadlines.ts';
import { listDueDates } from '../deadlines/due-dates.ts';
import { linkDates, readWho, writeWho } from '../deadlines/query.ts';
import { blogPage } from './articles.ts';
import type { Page } from './page.ts';

/** The kinds of people, each with the address that adds it to those who are chosen, or takes it away. */
function listChoices(who: readonly Who[]) {
  return whoEntries.map(({ slug, label }) => {
    const chosen = who.includes(slug);
    return { label, chosen, href: linkDates(chosen ? who.filter((other) => other !== slug) : [...who, slug]) };
  });
}

/**
 * The addresses of a visitor's calendar: to subscribe to it, also by Google, whose calendar is that of Android, which
 * knows no `webcal`; to download it; and both of the one with reminders.
 */
function listAddresses(query: string, origin: string) {
  const webcal = origin.replace(/^https?:/, 'webcal:');
  const address = `/deadlines.ics${query && `?${query}`}`;
  const alarm = `/deadlines.ics?${[query, 'alarm=14'].filter(Boolean).join('&')}`;
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal + address)}`;
  return { subscribe: webcal + address, google, download: address, alarm: webcal + alarm, alarmFile: alarm };
}

/** The rules as they are read: without what depends on the day. */
const rules = deadlineRules.map(({ form, note, what }) => [form, note, what.split(/,? ?{period}[,:]? ?/)]);

/** What is due, and when. */
export const deadlinesPage: Page<'deadlines'> = {
  path: '/deadlines',
  name: 'Deadlines',
  kind: 'deadlines',
  parent: blogPage,
  readQuery: (query) => writeWho(readWho(query)),
  read: () => ({
    head: words.head,
    heading: words.hero.heading,
    words: [words, rules, whoEntries.map(({ label }) => label)],
  }),
  show: ({ day, query, origin }) => {
    const who = readWho(new URLSearchParams(query));
    const [choices, dates, calendar] = [listChoices(who), listDueDates(who, day), listAddresses(query, origin)];
    return { words, choices, dates, calendar };
  },
};
