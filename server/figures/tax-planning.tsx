import { countDays, formatDay, formatShortDay, readYear, toDay } from '../../shared/dates.ts';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { List } from './parts/list.tsx';
import { HighlightNote, Note } from './parts/note.tsx';
import { TimelineItem, TimelineLine } from './parts/timeline.tsx';

const words = {
  caption: {
    lead: 'The sun sets on the tax year on December 31.',
    text: 'Four estimated payments mark the way; after the horizon only a few contributions still count for the year. A date on a weekend or a holiday moves to the next business day.',
  },
  whole: 'The whole year: what counts before December 31, and what after',
  /** ISO dates of a year in which no weekend moves them. The figure does not show the year. */
  payments: [
    { day: '2026-04-15', text: '1st estimate' },
    { day: '2026-06-15', text: '2nd estimate' },
    { day: '2026-09-15', text: '3rd estimate' },
    { day: '2027-01-15', text: '4th estimate' },
    { day: '2027-04-15', text: 'The return, and the last IRA and HSA money' },
  ],
  yearEnd: { day: '2026-12-31', title: 'Dec 31', text: 'sunset' },
  before: {
    title: 'Before December 31',
    items: [
      'Roth conversion',
      'New machine running',
      '401(k) deferrals',
      'Losing stock sold',
      'Gifts to charity',
      'Owner’s wage paid',
    ],
  },
  footer: { title: 'After sunset, little is left', text: 'The return then records the year you had.' },
  sources: [
    'Form 1040-ES; Internal Revenue Code 6654(c), 7503',
    'Internal Revenue Code 219(f)(3), 223(d)(4)(B); Publication 969',
  ],
};

const { caption, payments, yearEnd, before, footer } = words;

/**
 * The scale begins with January 1 at 50 of 1000 and ends with April of the next year; timeline.css has the places of
 * the words.
 */
const toX = (days: number) => Math.round(500 + 18.8 * days) / 10;

/** Computes the height of the sun some days after January 1; the top is 4 of 100. */
const toPoint = (days: number) => [toX(days), 100 - Math.round(960 * Math.sin((Math.PI * days) / 364)) / 10];

const countFromJanuary = (day: string) => countDays(toDay(readYear(yearEnd.day), 1, 1), day);

/** The line on which the sun goes up and down in a year. */
const arc = `M${Array.from({ length: 76 }, (_, index) => toPoint(5 * index)).join(' ')}`;

/** Payments of the year, or those after it, as items of the timeline. */
function Payments({ list }: { list: typeof payments }) {
  return list.map(({ day, text }) => <TimelineItem key={day} title={formatDay(day)} text={text} />);
}

/** A tax year as the way of the sun over the sea, and in the footer what comes after sunset. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: payments.slice(0, 3).map(({ day, text }) => ({ name: formatShortDay(day), text })),
    highlight: yearEnd,
  }),
  draw: () => {
    const inYear = payments.filter(({ day }) => day <= yearEnd.day);
    const after = payments.filter(({ day }) => day > yearEnd.day);
    const lower = after.map(({ day }, index) => [toX(countFromJanuary(day)), 16 + 60 * index]);
    const sea = (
      <div className="timeline-base">
        <ol className="timeline-items" start={inYear.length + 2}>
          <Payments list={after} />
        </ol>
        <Note note={footer} />
        <TimelineLine path={`M${toX(countFromJanuary(yearEnd.day))} 0 ${lower.join(' ')}`} dots={lower} dashes="1 8" />
      </div>
    );
    return (
      <Frame className="timeline timeline-year" place="under" caption={caption} footer={sea}>
        <ol className="timeline-items">
          <Payments list={inYear} />
          <li className="timeline-highlight">
            <div className="timeline-before">
              <b>{before.title}</b>
              <List items={before.items} />
            </div>
            <HighlightNote note={yearEnd} />
          </li>
        </ol>
        <TimelineLine path={arc} dots={inYear.map(({ day }) => toPoint(countFromJanuary(day)))} />
      </Frame>
    );
  },
};
