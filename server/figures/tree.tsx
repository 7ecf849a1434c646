import type { Tree as TreeData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Note } from './note.tsx';

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
                <b>{question}</b> {!last && <span className="tree-yes">Yes</span>}
              </p>
              <strong className="tree-leaf">{leaf}</strong>
              <p className="tree-note">{note}</p>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
