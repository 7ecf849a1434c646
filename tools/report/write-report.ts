import type { PageLink } from '../../shared/page-data.ts';
import { formatCount, wrap } from './table.ts';
import type { Tally } from './tally.ts';
import { tabulateFailures, tabulateTimes, tabulateUnknown, tabulateWarnings } from './troubles.ts';
import { tabulateSources, tabulateVisits } from './visits.ts';
import { describeDays } from './weeks.ts';

const limits = [
  'A phone call and a mail begin in the visitor’s own programs: tel: and mailto: links never reach the ' +
    'server, so clicks on them are not counted.',
  'Who follows a link within the site is not counted again: the browser shows the next page ' +
    'itself, and may have fetched it before it was wanted.',
  'People are not counted. The log has no cookies and no names, two visits may be one person, ' +
    'and a program that calls itself a browser is taken for one.',
  'What a cache between the visitor and the server answers is in that cache’s log.',
];

function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** What was asked for and is no visit, a line each. */
function summarizeOthers({ kinds }: Tally): string[] {
  const requests = (kind: Parameters<typeof kinds.get>[0]) => plural(kinds.get(kind) ?? 0, 'request');
  return [
    `Robots (search engines, previews, and what names no browser): ${requests('robot')}.`,
    `Scans for weaknesses (/wp-login.php, /.env, /.git and the like): ${requests('scan')}, all refused.`,
    `Files of pages, and lists for programs: ${requests('file')}.`,
    `Files that are missing, as of an earlier release: ${requests('missing')}.`,
    `Sent on to the right spelling of an address: ${requests('redirect')}.`,
    `Refused as unreadable, or as an attempt to send something: ${requests('refused')}.`,
    `Health checks of the machines: ${requests('health')}.`,
  ].flatMap((line) => wrap(line));
}

function summarizeLines({ lines, unreadable, dropped }: Tally): string[] {
  return wrap(
    [
      `${plural(lines, 'line')} read.`,
      ...(unreadable ? [`${plural(unreadable, 'line')} could not be read.`] : []),
      ...(dropped ? [`The server could not write ${plural(dropped, 'line')}: the figures are too low.`] : []),
    ].join(' '),
  );
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', title.toUpperCase(), '', ...lines] : [];
}

function formatItem(text: string): string[] {
  return wrap(text, 78).map((line, index) => (index === 0 ? '- ' : '  ') + line);
}

/** The report of a log in plain words, for the owner: text of at most 80 columns. `pages` are those of the site. */
export function writeReport(tally: Tally, pages: PageLink[]): string {
  const summary = [...wrap(describeDays([...tally.days].sort())), ...summarizeLines(tally)];
  if (tally.days.size === 0) return summary.join('\n');
  const lines = [
    ...summary,
    ...section('Visits by page and week', tabulateVisits(tally, pages)),
    ...section('Where visits came from', tabulateSources(tally)),
    ...section('Addresses that do not exist', tabulateUnknown(tally, pages)),
    ...section('Other requests', summarizeOthers(tally)),
    ...section('Errors', [...tabulateFailures(tally), ...tabulateWarnings(tally)]),
    ...section('Slowest pages', tabulateTimes(tally)),
    ...section('What this log cannot tell', limits.flatMap(formatItem)),
  ];
  return lines.join('\n').replaceAll('’', "'");
}
