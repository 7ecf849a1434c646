import type { PageLink } from '../../shared/page-data.ts';
import { formatCount, formatTable, wrap } from './table.ts';
import type { Tally } from './tally.ts';
import { formatDay } from './weeks.ts';

const mostWeeks = 5;
const mostPages = 50;
const mostSites = 15;

const definition =
  'A visit is one page that was asked for by what is not known to be a robot: someone came from ' +
  'elsewhere, opened a new tab or loaded the page again. Weeks begin on Monday at the office.';

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}

/** Visits by page, the most visited first, and by week, the last first. */
export function tabulateVisits({ visits }: Tally, pages: PageLink[]): string[] {
  const byPage = [...visits].map(([path, weeks]) => ({ path, weeks, total: sum(weeks.values()) }));
  byPage.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
  const mondays = [...new Set(byPage.flatMap(({ weeks }) => [...weeks.keys()]))].sort().reverse();
  const shown = mondays.slice(0, mostWeeks);
  const all = new Map(mondays.map((monday) => [monday, sum(byPage.map(({ weeks }) => weeks.get(monday) ?? 0))]));
  const row = (name: string, total: number, weeks: Map<string, number>) => [
    name,
    formatCount(total),
    ...shown.map((monday) => formatCount(weeks.get(monday) ?? 0)),
  ];
  const rows = byPage.slice(0, mostPages).map(({ path, weeks, total }) => row(path, total, weeks));
  const unvisited = pages.filter(({ path }) => !visits.has(path)).map(({ path }) => path);
  const [left, earlier] = [byPage.length - rows.length, mondays.length - shown.length];
  return [
    ...wrap(definition),
    '',
    ...formatTable([['Page', 'Visits', ...shown.map(formatDay)], row('all pages', sum(all.values()), all), ...rows]),
    ...(left > 0 ? [`And ${left} pages more.`] : []),
    ...(earlier > 0 ? [`${earlier} earlier weeks are in the first column of figures only.`] : []),
    ...(unvisited.length > 0 ? ['', ...wrap(`Without a visit: ${listPaths(unvisited)}.`)] : []),
  ];
}

function listPaths(paths: string[]): string {
  const [shown, left] = [paths.slice(0, 10), paths.length - 10];
  return shown.join(', ') + (left > 0 ? ` and ${left} more` : '');
}

/** Where visits came from, the most frequent first. The rows add up to all visits. */
export function tabulateSources({ sites, ownSource, unsaidSource }: Tally): string[] {
  const top = sites.top(mostSites);
  const others = sites.total - sum(top.map(([, count]) => count));
  return formatTable([
    ['From', 'Visits'],
    ...top.map(([name, count]) => [name, formatCount(count)]),
    ...(others > 0 ? [['other sites', formatCount(others)]] : []),
    ['not said: typed, a bookmark, mail, an app', formatCount(unsaidSource)],
    ['this site: a new tab, or before its scripts came', formatCount(ownSource)],
  ]);
}
