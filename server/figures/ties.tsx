import type { Ties as TiesData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { NoteList, SunNote } from './note.tsx';
import { type Thread, Threads, toMiddle } from './threads.tsx';

/** A shore, drawn stretched. */
const shore = 'M30 0C0 300 60 330 30 560S20 800 36 1000';

/** Ties on a shore. Those that are cut end in a cross; where there is less room they are cut off at their beginning. */
function TieList({ list: { label, place, ties }, isCut }: { list: TiesData['cut']; isCut: boolean }) {
  return (
    <section className={isCut ? 'ties-cut' : undefined}>
      <p className="eyebrow">{label}</p>
      <b className="ties-place">{place}</b>
      <ul>
        {ties.map(({ title, text }) => (
          <li key={title}>
            <p>
              <b>{title}</b> {text}
            </p>
            {isCut && (
              <svg
                viewBox="0 0 120 16"
                preserveAspectRatio="xMaxYMid slice"
                stroke="var(--coral)"
                strokeWidth="2.2"
                aria-hidden="true"
              >
                <path strokeWidth="9" strokeLinecap="round" d="M5 8h0" />
                <path d="M5 8H106" strokeDasharray="6 5" />
                <path d="M105 1l14 14m0-14l-14 14" />
              </svg>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ties cut on one shore and made on the other, and under water those that no move cuts. */
export function Ties({ figure: { caption, cut, made, sun, wet } }: { figure: TiesData }) {
  return (
    <Frame kind="rise ties" place="under" caption={caption} wet={<NoteList notes={wet} />}>
      <TieList list={cut} isCut />
      <div className="ties-sea">
        {['left', 'right'].map((side) => (
          <svg
            key={side}
            className={`ties-shore ties-shore-${side}`}
            viewBox="0 0 120 1000"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path stroke="var(--ink)" strokeWidth="2.5" d={shore} />
            {[14, 27, 40].map((away) => (
              <path key={away} stroke="var(--river-pale)" strokeWidth="1.4" d={shore} transform={`translate(${away})`} />
            ))}
          </svg>
        ))}
        <svg className="ties-made" viewBox="0 0 100 1000" preserveAspectRatio="none" aria-hidden="true">
          <Threads
            threads={made.ties.map((_, index): Thread => [500, toMiddle(index, made.ties.length)])}
            color="var(--lagoon)"
          />
        </svg>
        <SunNote note={sun} />
      </div>
      <TieList list={made} isCut={false} />
    </Frame>
  );
}
