import {
  addMonths,
  countMonthDays,
  formatDate,
  formatDay,
  formatShortMonth,
  listMonths,
  readDayOfMonth,
  readMonth,
  readYear,
  toDay,
} from '../../shared/dates.ts';
import { moveDay } from '../deadlines/business-days.ts';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';

/** The due date of a return after a death: some months later, or in the fourth month after a year of one kind. */
type Period = { months: number } | { every: 'calendar year' } | { every: 'estate year' };

interface Return {
  form: string;
  text: string;
  due: Period;
}

const estateTax: Return = {
  form: 'Form 706',
  text: 'estate tax, only for a large estate: nine months',
  due: { months: 9 },
};
const lastReturn: Return = {
  form: 'Final Form 1040',
  text: 'income up to the day of death',
  due: { every: 'calendar year' },
};
const estate: Return = {
  form: 'Estate, Form 1041',
  text: 'may pick a year ending as late as February',
  due: { every: 'estate year' },
};
const returns = [
  estateTax,
  lastReturn,
  { form: 'Trust, Form 1041', text: 'a trust generally keeps the calendar year', due: { every: 'calendar year' } },
  estate,
] satisfies Return[];

const words = {
  caption: {
    lead: 'Tax dates that all run from the day of death.',
    text: 'Extensions exist for each. If the person had not yet filed for the prior year, that return is still due on its own April 15.',
  },
  whole: 'All four dates after a death, and what moves them',
  /** The day of the death. */
  start: '2026-03-03',
  title: (day: string) => `A death on ${day}`,
  text: 'Example. Four returns start their clocks on that day.',
  returns,
  sources: [
    'Example',
    'Internal Revenue Code 6075(a), 6072(a), 644, 645, 441(e), 7503',
    'Instructions for Form 706 and Form 1041, When To File; Publication 559',
  ],
};

/** Computes the due date before it moves off a weekend. In a month that is too short it is the last day. */
function countOn(death: string, due: Period): string {
  const [year, month] = [readYear(death), readMonth(death)];
  if ('months' in due) {
    const same = addMonths(death, due.months);
    const last = toDay(year, month + due.months + 1, 0);
    return same > last ? last : same;
  }
  // An estate's longest first year ends with the month before the one of the death.
  const end = due.every === 'estate year' ? 12 + month - 1 : 12;
  return toDay(year, end + 4, 15);
}

/** The ISO date on which a return is due after a death. */
function findDue(death: string, due: Period): string {
  return moveDay(countOn(death, due), { to: 'next', holidays: 'federal' }).due;
}

/** How much of the width a month has, in percent. */
const month = 5;

/** Counts the months from the year 0 to a day, with the fraction of the last one. */
function countMonths(day: string): number {
  return 12 * readYear(day) + readMonth(day) + (readDayOfMonth(day) - 1) / countMonthDays(day);
}

const toWidth = (from: string, to: string) => `${((countMonths(to) - countMonths(from)) * month).toFixed(1)}%`;

/** Draws a Gantt chart of the returns after a death; each bar ends at its due date. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    title: words.title(formatDate(words.start)),
    lines: [estateTax, estate].map(({ form, due }) => ({ name: form, value: formatDate(findDue(words.start, due)) })),
    highlight: { title: formatDay(findDue(words.start, lastReturn.due)), text: lastReturn.form },
  }),
  draw: () => {
    const { caption, start, title, text } = words;
    const bars = returns.map(({ form, text, due }) => ({ form, text, day: findDue(start, due) }));
    // The months that fit, without those after the last due date.
    const months = listMonths(start, 100 / month).filter((first) => bars.some(({ day }) => day >= first));
    const footer = (
      <ol className="timeline-returns">
        {bars.map(({ form, text, day }) => (
          <li key={form}>
            <p>
              <b>{form}</b> {text}
            </p>
            <p className="timeline-bar">
              <svg width={toWidth(start, day)} height="14" aria-hidden="true">
                <path stroke="var(--pale-foam)" strokeWidth="2" d={`M0 7q30-7 60 0${'t60 0'.repeat(19)}`} />
              </svg>
              <b>{formatDate(day)}</b>
            </p>
          </li>
        ))}
      </ol>
    );
    return (
      <Frame className="timeline timeline-gantt" place="under" caption={caption} footer={footer}>
        <p>
          <strong>{title(formatDate(start))}</strong> {text}
        </p>
        <div className="timeline-months" aria-hidden="true">
          <svg width={toWidth(start, months[0] ?? start)} height="1" aria-hidden="true" />
          {months.map((day) => (
            <span key={day}>{formatShortMonth(day)}</span>
          ))}
        </div>
      </Frame>
    );
  },
};
