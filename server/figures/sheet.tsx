import type { Sheet as SheetData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { Note } from './note.tsx';

/** A form from its top to its foot, each part with a number and a note. */
export function Sheet({ figure: { caption, title, bands, foot } }: { figure: SheetData }) {
  return (
    <Frame kind="sheet" place="beside" caption={caption} wet={<Note note={foot} />}>
      <p className="sheet-title">{title}</p>
      <ol>
        {bands.map(({ name, note, lines, isKey }, index) => (
          <li key={name} className="figure-slip">
            <b className={isKey ? 'figure-disc figure-sun' : 'figure-disc'}>{index + 1}</b>
            <div>
              {name}
              <small>{note}</small>
            </div>
            <svg height={lines * 10} aria-hidden="true">
              {Array.from({ length: lines }, (_, line) => (
                <g key={String(line)} transform={`translate(0 ${line * 10})`}>
                  <rect y="6" width="100%" height="1" />
                  <rect x="66%" y="1" width="34%" height="6" />
                </g>
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
