import type { Arc as ArcData } from '../../content/figure-types.ts';
import { countDays } from '../../shared/deadlines/days.ts';
import { formatDate } from '../../shared/format.ts';
import { Frame } from './frame.tsx';
import { List } from './list.tsx';
import { Note, SunNote } from './note.tsx';
import { Stop, TrackLine } from './track-parts.tsx';

/** From January 1 at 50 of 1000 to the April after the year near the end; track.css has the places of the words. */
const toX = (days: number) => Math.round(500 + 18.8 * days) / 10;

/** Where the sun stands some days after January 1, the top at 4 of 100. */
const toPoint = (days: number) => [toX(days), 100 - Math.round(960 * Math.sin((Math.PI * days) / 364)) / 10];

const nameDay = (day: string) => formatDate(day).replace(/,.*/, '');

/** The line on which the sun goes up and down in a year. */
const arc = `M${Array.from({ length: 76 }, (_, index) => toPoint(5 * index)).join(' ')}`;

/** A tax year as the way of the sun over the water, and what comes after it has set. */
export function Arc({ figure: { caption, stops, sunset, before, wet } }: { figure: ArcData }) {
  const count = (day: string) => countDays(`${sunset.day.slice(0, 4)}-01-01`, day);
  const dry = stops.filter(({ day }) => day <= sunset.day);
  const after = stops.filter(({ day }) => day > sunset.day);
  const sunk = after.map(({ day }, index) => [toX(count(day)), 16 + 60 * index]);
  const sea = (
    <div className="track-sea">
      <ol className="track-stops" start={dry.length + 2}>
        {after.map(({ day, text }) => (
          <Stop key={day} title={nameDay(day)} text={text} />
        ))}
      </ol>
      <Note note={wet} />
      <TrackLine path={`M${toX(count(sunset.day))} 0 ${sunk.join(' ')}`} dots={sunk} dashes="1 8" />
    </div>
  );
  return (
    <Frame kind="track track-arc" place="under" caption={caption} wet={sea}>
      <ol className="track-stops">
        {dry.map(({ day, text }) => (
          <Stop key={day} title={nameDay(day)} text={text} />
        ))}
        <li className="track-key">
          <div className="track-before">
            <b>{before.title}</b>
            <List items={before.items} />
          </div>
          <SunNote note={sunset} />
        </li>
      </ol>
      <TrackLine path={arc} dots={dry.map(({ day }) => toPoint(count(day)))} />
    </Frame>
  );
}
