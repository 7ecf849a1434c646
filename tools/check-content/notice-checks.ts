import type { Notice } from '../../content/notices.ts';
import { formatWeekday, weekdays } from '../../shared/dates.ts';
import { formatHour, joinWords } from '../../shared/format.ts';
import { error, type Finding, warn } from './findings.ts';
import { isDate, isTime } from './is-date.ts';

const file = 'content/notices.ts';

/** Addresses that lead out of the site: another one, a telephone, an email. */
const elsewhere = /^(https:\/\/[^\s/]+\.|tel:\+\d|mailto:\S+@)/;

/** Whether a text is an ISO date and time without its zone, such as `2026-09-29T14:00`. */
function isDateTime(text: string): boolean {
  const [date = '', time = ''] = text.split(/T(.*)/s);
  return isDate(date) && isTime(time);
}

/** The weekdays and the times that the words of a closing name, and that are neither its first nor its last. */
function listContradictions({ text, from, until }: Notice): string[] {
  const ends = [from, until].map((end) => end.split('T'));
  const days = ends.map(([date = '']) => formatWeekday(date));
  const times = ends.map(([, time = '']) => formatHour(time));
  return [
    ...weekdays.filter((day) => text.includes(day) && !days.includes(day)),
    ...[...text.matchAll(/\b\d{1,2}(?::\d\d)? [AP]M\b/g)].map(([time]) => time).filter((time) => !times.includes(time)),
  ];
}

/** A closing whose words say another day or time than its ends. */
function checkWords(notice: Notice, index: number): Finding[] {
  const others = notice.closed ? listContradictions(notice) : [];
  if (others.length === 0) return [];
  const [from, until] = [notice.from, notice.until].map(
    (end) => `${formatWeekday(end.slice(0, 10))}, ${formatHour(end.slice(11))}`,
  );
  return [
    warn(
      file,
      `[${index}].text`,
      `says ${joinWords(others)}, and the office is closed from ${from} until ${until}; correct one of them`,
    ),
  ];
}

/**
 * Checks that notices can be shown and end, and that their links lead somewhere. `time` is the office's, by which one can
 * be over.
 */
export function checkNotices(notices: Notice[], isAddress: (href: string) => boolean, time: string): Finding[] {
  return notices.flatMap((notice, index) => {
    const { text, link, from, until } = notice;
    const fail = (field: string, message: string) => error(file, `[${index}].${field}`, message);
    const wrong = Object.entries({ from, until }).filter(([, end]) => !isDateTime(end));
    return [
      ...(text.trim() ? [] : [fail('text', 'is empty; write what visitors have to know')]),
      ...(link && !link.label.trim() ? [fail('link.label', 'is empty; write where the link leads')] : []),
      ...(link && !isAddress(link.href) && !elsewhere.test(link.href)
        ? [fail('link.href', `leads to ${link.href}, which is no page, section, file or https address; correct it`)]
        : []),
      ...wrong.map(([field, end]) => fail(field, `${end} is no date and time; write it like 2026-09-29T14:00`)),
      ...(wrong.length === 0 && from >= until ? [fail('until', `${until} is not after ${from}; correct one of them`)] : []),
      ...(wrong.length === 0 && from < until ? checkWords(notice, index) : []),
      ...(wrong.length === 0 && from < until && until <= time
        ? [warn(file, `[${index}].until`, `${until} has passed; delete the notice`)]
        : []),
    ];
  });
}
