import type { ReactNode } from 'react';
import type { Caption, FigureNote } from '../../../content/pages/page-types.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';
import { arrangeWeeks, type CalendarDays } from './weeks.ts';

/** The caption of the weeks after the last day, behind the month. */
const lateWords = 'after the last day: late';

/** The label of a day. `due` gives it a frame, and `last` is the last day, which is highlighted. */
export interface DayLabel {
  day: number;
  label: string;
  tone?: 'due' | 'last';
}

interface DayProps {
  day: number;
  label: DayLabel | undefined;
  isOver: boolean;
}

/** A day with its label; an empty cell before the 1st and after the last. */
function Day({ day, label, isOver }: DayProps) {
  if (!day) return <td />;
  const words = [<b key="day">{day}</b>, label && <small key="label"> {label.label}</small>];
  return (
    <td className={label?.tone === 'due' ? 'calendar-due' : isOver ? 'calendar-over' : undefined}>
      {label?.tone === 'last' ? <p className="figure-highlight">{words}</p> : words}
    </td>
  );
}

interface WeeksProps {
  caption: string;
  weekdays: string[];
  weeks: (number | undefined)[][];
  labels: DayLabel[];
  /** The day after which days are over. */
  last: number;
}

function Weeks({ caption, weekdays, weeks, labels, last }: WeeksProps) {
  return (
    <table className="calendar-weeks">
      <caption className="visually-hidden">{caption}</caption>
      <Columns names={weekdays} />
      <tbody>
        {weeks.map((days, week) => (
          <tr key={String(week)}>
            {days.map((day = 0, index) => (
              <Day key={String(index)} day={day} label={labels.find((label) => label.day === day)} isOver={day > last} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CalendarProps {
  caption: Caption;
  days: CalendarDays;
  note: string;
  labels: DayLabel[];
  /** The steps after the days, for the footer. */
  next?: FigureNote[];
  aside?: ReactNode;
}

/** Draws a calendar up to the last marked day. The weeks of a month after that day are in the footer. */
export function Calendar({ caption, days, note, labels, next = [], aside }: CalendarProps) {
  const { title, weekdays, weeks } = arrangeWeeks(days);
  const className = `calendar${'month' in days ? ' calendar-month' : ''}${aside ? ' calendar-receipt' : ''}`;
  const last = labels.find(({ tone }) => tone === 'last')?.day ?? 0;
  const isInTime = (week: (number | undefined)[]) => (week.find(Boolean) ?? 0) <= last;
  const late = weeks.filter((week) => !isInTime(week));
  const shared = { weekdays, labels, last };
  const footer =
    late.length > 0 ? (
      <Weeks {...shared} caption={`${title} ${lateWords}`} weeks={late} />
    ) : (
      <ol className="calendar-next">
        {next.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
    );
  return (
    <Frame className={className} place="beside" caption={caption} footer={footer} aside={aside}>
      <p className="calendar-title">
        <strong>{title}</strong> <span>{note}</span>
      </p>
      <Weeks {...shared} caption={`${title}, ${note}`} weeks={weeks.filter(isInTime)} />
    </Frame>
  );
}
