import type { Sheet as SheetData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Note } from './note.tsx';

/** Lines of a form with their boxes, to nothing in particular. */
function Lines({ count }: { count: number }) {
  const heights = Array.from({ length: count }, (_, index) => 6 + index * 10);
  return (
    <svg height={count * 10} aria-hidden="true">
      {heights.map((y) => [
        <rect key={`line-${String(y)}`} y={y} width="100%" height="1" />,
        <rect key={`box-${String(y)}`} x="66%" y={y - 5} width="34%" height="6" />,
      ])}
    </svg>
  );
}

/** A form from its top to its foot, each part with a number and a note. */
export function Sheet({ of, figure: { caption, title, bands, foot } }: { of: string; figure: SheetData }) {
  return (
    <Frame kind="sheet" place="beside" of={of} caption={caption} wet={<Note note={foot} />}>
      <p className="sheet-title">{title}</p>
      <ol>
        {bands.map(({ name, note, lines, isKey }, index) => (
          <li key={name} className="figure-slip">
            <b className={isKey ? 'figure-disc figure-sun' : 'figure-disc'}>{index + 1}</b>
            <div>
              {name}
              <small>{note}</small>
            </div>
            <Lines count={lines} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}
