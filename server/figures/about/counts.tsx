import type { AboutContent } from '../../../content/page-types.ts';
import { Dry, Frame, Wet } from '../frame.tsx';
import { Note } from '../note.tsx';

/** What the firm counts of itself, line by line; the sun marks the last one, and how it is counted is under it. */
export function Counts({ about: { stats, statsNote, statsHow, statsCaption } }: { about: AboutContent }) {
  return (
    <Frame kind="counts" place="beside" caption={statsCaption}>
      <Dry>
        <dl>
          {stats.map(({ figure, label }, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={index === stats.length - 1 ? 'figure-sun' : undefined}>{figure}</dd>
            </div>
          ))}
        </dl>
      </Dry>
      <Wet of="about">
        <Note note={{ title: statsHow, text: statsNote }} />
      </Wet>
    </Frame>
  );
}
