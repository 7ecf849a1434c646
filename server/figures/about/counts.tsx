import type { AboutContent } from '../../../content/page-types.ts';
import { Frame } from '../frame.tsx';
import { Note } from '../note.tsx';

/** What the firm counts of itself, line by line; the sun marks the last one, and how it is counted is under it. */
export function Counts({ about: { stats, statsNote, statsHow, statsCaption } }: { about: AboutContent }) {
  return (
    <Frame
      kind="counts"
      place="beside"
      of="about"
      caption={statsCaption}
      wet={<Note note={{ title: statsHow, text: statsNote }} />}
    >
      <dl>
        {stats.map(({ figure, label }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={index === stats.length - 1 ? 'figure-sun' : undefined}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
