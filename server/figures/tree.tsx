import type { Tree as TreeData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Note } from './note.tsx';

/** A sea-grape leaf as in client/drawings.svg. */
const blade = 'M50 8C74 6 95 25 95 50S76 95 50 95 5 75 5 50 26 6 50 8Z';

/** The veins of a leaf that lies on its side. They leave room for its name. */
const sideVeins = 'M24 39Q39 31 42 12M53 37Q69 30 72 14M24 61Q39 69 42 88M53 63Q69 70 72 86';

/** Questions along a trunk, each with a branch to the form that a yes leads to. */
export function Tree({ figure: { caption, start, asks, otherwise, wet } }: { figure: TreeData }) {
  return (
    <Frame kind="tree" place="beside" caption={caption} wet={<Note note={wet} />}>
      <p className="tree-start">{start}</p>
      <ol>
        {[...asks, otherwise].map(({ question, note, leaf }, index) => {
          const last = index === asks.length;
          return (
            <li key={leaf} className={last ? 'tree-last' : undefined}>
              <p className="tree-ask">
                <b>{question}</b> {!last && <span className="tree-yes">Yes:</span>}
              </p>
              <strong className="tree-leaf">
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <path fill={last ? 'var(--deep)' : 'var(--lagoon)'} d={blade} transform="rotate(90 50 50)" />
                  <path stroke="var(--wave)" strokeWidth="1.6" opacity=".6" d={sideVeins} />
                </svg>
                {leaf}
              </strong>
              <p className="tree-note">{note}</p>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
