import { home } from '../../../content/home.ts';
import type { DueDates, Tide } from '../../../content/types.ts';
import { Icon } from '../../components/icon.tsx';
import { addDays, countDays, describeWait, formatLongDay, formatShortDay, formatWeekday } from '../../deadlines/days.ts';
import { usePage } from '../../page-context.ts';
import { toSlug } from '../../slug.ts';
import { NarrowDrawing, WideDrawing } from './tide-drawing.tsx';

const most = 8;

function TideItem({ tide: { due, forms, note }, day }: { tide: Tide; day: string }) {
  return (
    <li>
      <h3>{formatShortDay(due)}</h3>
      <p className="tides-day">{formatWeekday(due).slice(0, 3)}</p>
      <p className="tides-count">
        <b>{countDays(day, due)}</b> days
      </p>
      <p className="tides-what">
        <strong>{forms}</strong> {note}
      </p>
    </li>
  );
}

/** The next due date, and the year's great ones as tides on a line, at the distance that they are away. */
export function TideTable({ due, tides }: { due: DueDates; tides: Tide[] }) {
  const { day, origin } = usePage();
  const { eyebrow, heading, next, calendar, all } = home.tideTable;
  const found = due.dates.find((date) => date >= day);
  if (!found) return null;
  const [date, forms] = [found.slice(0, 10), found.slice(11)];
  const days = countDays(day, date);
  const coming = tides.filter(({ due }) => due > date && due <= addDays(day, 364)).slice(0, most);
  const wait: [string, string] = days > 1 ? [String(days), 'days'] : [describeWait(days), ''];
  const first = tides.find(({ due }) => due === date) ?? { due: date, count: 1 };
  return (
    <section className="tides background-sky" aria-labelledby={toSlug(heading)}>
      <div className="wrap tides-head">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={toSlug(heading)}>{heading}</h2>
        </div>
        <div>
          <p className="eyebrow">{next}</p>
          <p className="tides-next">{formatLongDay(date)}</p>
          <p>
            {forms}, {describeWait(days)}
          </p>
        </div>
        <div className="actions">
          <a className="button button-primary" href={`${origin.replace(/^https?:/, 'webcal:')}/deadlines.ics`}>
            <Icon name="calendar-plus" />
            {calendar}
          </a>
          <a className="button" href={due.href}>
            {all}
          </a>
        </div>
      </div>
      <div className="tides-sky">
        <div className="wrap">
          <WideDrawing day={day} next={first} tides={coming} wait={wait} />
          <NarrowDrawing day={day} next={first} tides={coming} wait={wait} />
        </div>
      </div>
      <div className="background-deep">
        <ol className="wrap">
          {coming.map((tide) => (
            <TideItem key={tide.due} tide={tide} day={day} />
          ))}
        </ol>
      </div>
    </section>
  );
}
