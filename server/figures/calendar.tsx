import type { Calendar as CalendarData, Mark } from '../../content/figure-types.ts';
import { Columns } from './columns.tsx';
import { findFilingDays } from './filing-days.ts';
import { Frame } from './frame.tsx';
import { layOut } from './month.ts';
import { Receipt } from './receipt.tsx';

/** A day with its mark; before the 1st and after the last, an empty place. */
function Day({ day, mark, isOver }: { day: number; mark: Mark | undefined; isOver: boolean }) {
  if (!day) return <td />;
  const words = [<b key="day">{day}</b>, mark && <small key="label"> {mark.label}</small>];
  return (
    <td className={mark?.tone === 'due' ? 'calendar-due' : isOver ? 'calendar-over' : undefined}>
      {mark?.tone === 'key' ? <p className="figure-sun">{words}</p> : words}
    </td>
  );
}

interface WeeksProps {
  caption: string;
  weekdays: string[];
  weeks: (number | undefined)[][];
  marks: Mark[];
  /** The day that counts, after which days are over. */
  last: number;
}

function Weeks({ caption, weekdays, weeks, marks, last }: WeeksProps) {
  return (
    <table className="calendar-weeks">
      <caption className="visually-hidden">{caption}</caption>
      <Columns names={weekdays} />
      <tbody>
        {weeks.map((days, week) => (
          <tr key={String(week)}>
            {days.map((day = 0, index) => (
              <Day key={String(index)} day={day} mark={marks.find((mark) => mark.day === day)} isOver={day > last} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A calendar of the days up to the one that counts. The weeks of a month after it are under water. */
export function Calendar({ figure, day }: { figure: CalendarData; day: string }) {
  const { caption, on, receipt, next = [] } = figure;
  const { days, note, marks } = 'rules' in on ? findFilingDays(on, day) : on;
  const { title, weekdays, weeks } = layOut(days);
  const last = marks.find(({ tone }) => tone === 'key')?.day ?? 0;
  const isDry = (week: (number | undefined)[]) => (week.find(Boolean) ?? 0) <= last;
  const under = weeks.filter((week) => !isDry(week));
  const shared = { weekdays, marks, last };
  const wet =
    under.length > 0 ? (
      <Weeks {...shared} caption={`${title} after the last day: late`} weeks={under} />
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
    <Frame
      kind={'month' in days ? 'calendar calendar-month' : 'calendar'}
      place="beside"
      caption={caption}
      wet={wet}
      receipt={receipt && <Receipt receipt={receipt} />}
    >
      <p className="calendar-title">
        <strong>{title}</strong> <span>{note}</span>
      </p>
      <Weeks {...shared} caption={`${title}, ${note}`} weeks={weeks.filter(isDry)} />
    </Frame>
  );
}
