import type { Glide as GlideData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Note, SunNote } from './note.tsx';
import { Stop, TrackLine } from './track-parts.tsx';

/** Years before the last one at their true distance from it, on a line down to the horizon. */
export function Glide({ figure: { caption, stops, wet } }: { figure: GlideData }) {
  const longest = Math.max(...stops.map(({ years }) => years));
  const points = stops.map(({ years }) => [((longest - years) * 920) / longest, 100 - (years * 100) / longest]);
  const stems = points.slice(0, -1).map(([x, y]) => `M${x} 0V${y}`);
  return (
    <Frame kind="track track-glide" place="under" caption={caption} wet={<Note note={wet} />}>
      <ol className="track-stops">
        {stops.map(({ years, title, text }) =>
          years > 0 ? (
            <Stop key={years} title={title} text={text} />
          ) : (
            <li key={years} className="track-key">
              <SunNote note={{ title, text }} />
            </li>
          ),
        )}
      </ol>
      <TrackLine path="M0 0L920 100" stems={stems.join('')} dots={points.slice(0, -1)} />
    </Frame>
  );
}
