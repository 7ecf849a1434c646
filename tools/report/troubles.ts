import { createNearestPages } from '../../server/nearest-pages.ts';
import type { PageLink } from '../../shared/page-data.ts';
import type { BoundedCounts } from './bounded-counts.ts';
import { formatCount, formatTable, shorten } from './table.ts';
import type { Tally } from './tally.ts';

const mostPaths = 20;
const mostErrors = 10;
const mostTimes = 5;

/** The most frequent as a table, and how many are not in it; nothing if there are none. */
function tabulate(counts: BoundedCounts, most: number, heading: string[]): string[] {
  const top = counts.top(most);
  const left = counts.total - top.reduce((sum, [, count]) => sum + count, 0);
  if (top.length === 0) return [];
  const table = formatTable([heading, ...top.map(([text, count]) => [text, formatCount(count)])]);
  return left > 0 ? [...table, `And ${formatCount(left)} more.`] : table;
}

/**
 * Unknown paths that visitors asked for, with the page that each probably meant: those that came more than once, or are
 * near a page.
 */
export function tabulateUnknown({ unknownPaths }: Tally, pages: PageLink[]): string[] {
  const findNearest = createNearestPages(pages);
  const rows = unknownPaths
    .top(mostPaths * 10)
    .map(([path, count]) => ({ path, count, meant: findNearest(path)[0]?.path }))
    .filter(({ count, meant }) => count > 1 || meant !== undefined)
    .slice(0, mostPaths);
  const left = unknownPaths.total - rows.reduce((sum, { count }) => sum + count, 0);
  const cells = rows.map(({ path, count, meant = 'nothing near' }) => [path, formatCount(count), shorten(meant, 36)]);
  return [
    ...(rows.length > 0 ? formatTable([['Asked for', 'Times', 'Probably meant'], ...cells]) : []),
    ...(left > 0 || rows.length === 0 ? [`${formatCount(left)} requests for others, each of them rare.`] : []),
  ];
}

/** What the server failed to answer, by status and path. */
export function tabulateFailures({ failures }: Tally): string[] {
  const rows = tabulate(failures, mostErrors, ['Answered with an error', 'Times']);
  return rows.length > 0 ? rows : ['No request was answered with an error of the server.'];
}

/** What the server warned of. */
export function tabulateWarnings({ warnings }: Tally): string[] {
  const rows = tabulate(warnings, mostErrors, ['Said by the server', 'Times']);
  return rows.length > 0 ? ['', ...rows] : rows;
}

/** The pages that took the server longest, on average. It says nothing of the way to the visitor. */
export function tabulateTimes({ times }: Tally): string[] {
  const slowest = [...times]
    .map(([path, { count, sum, longest }]) => ({ path, average: sum / count, longest }))
    .sort((a, b) => b.average - a.average)
    .slice(0, mostTimes);
  if (slowest.length === 0) return [];
  const format = (ms: number) => `${ms.toFixed(1)} ms`;
  return formatTable([
    ['In the server, without the way to the visitor', 'Average', 'Longest'],
    ...slowest.map(({ path, average, longest }) => [path, format(average), format(longest)]),
  ]);
}
