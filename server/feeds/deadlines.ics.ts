import ical, { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import type { TaxpayerType } from '../../content/deadlines/types.ts';
import { firm } from '../../content/firm.ts';
import { addDays, addMonths } from '../../shared/dates.ts';
import { findOccurrences, type Occurrence } from '../deadlines/occurrences.ts';
import { describeMove, describeOccurrence, nameOccurrence, toRowId } from '../deadlines/words.ts';
import type { Query } from '../pages/page.ts';
import { escapeText, foldLine } from './office.vcf.ts';

const daySeconds = 86_400;

/** How long before a day begins its reminder is: two weeks before nine in the morning of that day. */
const reminderSeconds = 14 * daySeconds - 9 * 3600;

/**
 * Makes an event of a date. A moved date is a later revision of the date on the rule's own day, so calendars accept the
 * move when a new holiday causes it. Events change when somebody reviews a rule, and not with the clock.
 */
function toEvent(occurrence: Occurrence, origin: string, alarm: boolean): ICalEventData {
  const { rule, period, due, moved } = occurrence;
  const checked = new Date(rule.checked);
  const summary = nameOccurrence(occurrence);
  const source = `Source: ${rule.sources.map(({ label }) => label).join('; ')}`;
  const reason = rule.shift.to === 'stays' ? rule.shift.because : describeMove(occurrence);
  return {
    // The same from every origin, or a calendar would have each date twice after a move.
    id: `${rule.id}-${period.key}@${firm.email.split('@')[1]}`,
    sequence: moved ? 1 : 0,
    stamp: checked,
    lastModified: checked,
    start: new Date(due),
    // The day after it. Outlook and iCloud take no event without an end.
    end: new Date(addDays(due, 1)),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary,
    description: [describeOccurrence(occurrence), rule.agency, reason, rule.note, source, `${firm.brand}, ${firm.phone}`]
      .filter(Boolean)
      .join('\n'),
    url: `${origin}/deadlines#${toRowId(occurrence)}`,
    alarms: alarm ? [{ type: ICalAlarmType.display, triggerBefore: reminderSeconds, description: summary }] : [],
  };
}

const foldLines = (text: string) => text.split('\r\n').map(foldLine).join('\r\n');

/** Names a calendar, and escapes the name: the library escapes everything else. */
function nameCalendar(who: readonly TaxpayerType[]): string {
  const labels = taxpayerTypes.filter(({ slug }) => who.includes(slug)).map(({ label }) => label);
  return escapeText([`Due dates from ${firm.brand}`, labels.join(' + ')].filter(Boolean).join(': '));
}

/**
 * /deadlines.ics: due dates as a calendar (RFC 5545, RFC 7986), from one year before the office's day, an ISO date, to
 * 24 months after it. An empty `who` means everybody's dates; with `alarm` each date to come has a reminder.
 */
export function writeDeadlineCalendar(origin: string, { who, alarm }: Pick<Query, 'who' | 'alarm'>, day: string): string {
  const occurrences = findOccurrences(who, addMonths(day, -12), addMonths(day, 24));
  const calendar = ical({
    name: nameCalendar(who),
    prodId: { company: firm.brand, product: 'Due dates', language: 'EN' },
    ttl: daySeconds,
    url: `${origin}/deadlines`,
  });
  const [head = ''] = calendar.toString().split('END:VCALENDAR');
  const events = occurrences.map((occurrence) =>
    calendar.createEvent(toEvent(occurrence, origin, alarm && occurrence.due >= day)).toString(),
  );
  // An event is not folded yet. The library folds the whole calendar right, but takes 300 ms for everybody's dates.
  return `${[head, ...events].map(foldLines).join('')}END:VCALENDAR\r\n`;
}
