import { CardPicture } from './parts/card-picture.tsx';
import type { ArticleFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { HighlightNote, NoteList } from './parts/note.tsx';

const words = {
  caption: {
    lead: 'What to end up north, and what to begin here.',
    text: 'Your old state may not take your word for it, so the case is made with ordinary paper. The three below the line stay with the old state, wherever you live.',
  },
  left: {
    label: 'Cut',
    place: 'The old state',
    connections: [
      { title: 'Resident tax break', text: 'ended on the northern house' },
      { title: 'Driver’s license', text: 'given up' },
      { title: 'Voter and car registration', text: 'given up' },
      { title: 'The old address', text: 'off every return and account' },
      { title: 'Doctor and electric bills', text: 'which outweigh a declaration' },
      { title: 'Part-year return', text: 'for the year of the move, if owed' },
    ],
  },
  joined: {
    label: 'Made',
    place: 'Florida',
    connections: [
      { title: 'Homestead', text: 'live there January 1, apply by March 1' },
      { title: 'Florida driver’s license', text: 'the only one you keep' },
      { title: 'Voter and car registration', text: 'where you live now' },
      { title: 'Florida address', text: 'Form 1040, Social Security, every bank' },
      { title: 'A calendar of nights', text: 'with something to back it up' },
      { title: 'Declaration of domicile', text: 'Florida Statutes 222.17, with the clerk' },
    ],
  },
  highlight: { title: 'One place', text: 'you mean to come back to' },
  footer: [
    { title: 'Days, counted', text: 'Some states tax as a resident anyone who keeps a home there and stays too many days.' },
    { title: 'Rent from up north', text: 'A house rented out there usually means a return for that state.' },
    {
      title: 'The house you kept',
      text: 'Maine, New York and Massachusetts tax a nonresident’s estate on land there, each above a threshold of its own.',
    },
  ],
  sources: [
    'Florida Statutes 222.17, 196.011, 196.031 and 196.161',
    'New York Tax Law 605(b)(1)(B) and 960; Massachusetts General Laws, chapter 65C, section 4; Maine Revised Statutes, title 36, section 4064',
  ],
};

const { caption, left, joined, highlight, footer } = words;

/** A shore, drawn stretched. */
const shore = 'M30 0C0 300 60 330 30 560S20 800 36 1000';

/**
 * Lists the connections to a state. Cut ones end in a cross; on narrow screens the cross is at their beginning.
 */
function ConnectionList({ state: { label, place, connections }, isCut }: { state: typeof left; isCut: boolean }) {
  return (
    <section className={isCut ? 'connections-cut' : undefined}>
      <p className="eyebrow">{label}</p>
      <b className="connections-place">{place}</b>
      <ul>
        {connections.map(({ title, text }) => (
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

/** Draws the sea between the two shores, with connectors from the highlight to the new ones. */
function Sea() {
  // The middle of each, in thousandths of the height of their list: its rows may grow with their text.
  const ends = joined.connections.map((_, index, { length }) => Math.round(((index + 0.5) / length) * 1000));
  return (
    <div className="connections-middle">
      {['left', 'right'].map((side) => (
        <svg
          key={side}
          className={`connections-shore connections-shore-${side}`}
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
      <svg className="connections-made" viewBox="0 0 100 1000" preserveAspectRatio="none" aria-hidden="true">
        <g stroke="var(--lagoon)" strokeWidth="1.8">
          <path d={ends.map((end) => `M0 500C45 500 55 ${end} 100 ${end}`).join('')} />
          <path strokeWidth="9" strokeLinecap="round" d={ends.map((end) => `M0 500h0M100 ${end}h0`).join('')} />
        </g>
      </svg>
      <HighlightNote note={highlight} />
    </div>
  );
}

/** Connections that end in a cross, and as many from the highlight to another shore. */
function Card() {
  const rows = left.connections.map((_, index) => 58 + index * 18);
  return (
    <CardPicture>
      <text className="card-picture-title" x="20" y="34">
        {left.place}
      </text>
      <text className="card-picture-title" x="320" y="34" textAnchor="end">
        {joined.place}
      </text>
      {rows.map((y) => (
        <g key={y} fill="none" stroke="var(--coral)" strokeWidth="2">
          <path strokeDasharray="5 4" d={`M24 ${y}H86`} />
          <path d={`M88 ${y - 4}l8 8m0-8l-8 8`} />
          <path stroke="var(--lagoon)" d={`M170 103C240 103 240 ${y} 314 ${y}`} />
          <circle fill="var(--lagoon)" stroke="none" cx="314" cy={y} r="4" />
        </g>
      ))}
      <circle fill="var(--highlight)" cx="170" cy="103" r="60" />
      <text className="card-picture-title" fill="var(--on-sun)" x="170" y="109" textAnchor="middle">
        {highlight.title}
      </text>
    </CardPicture>
  );
}

/** Connections cut on one shore and made on the other, and in the footer those that no move cuts. */
export const figure: ArticleFigure = {
  ...words,
  draw: () => (
    <Frame className="small-highlight connections" place="under" caption={caption} footer={<NoteList notes={footer} />}>
      <ConnectionList state={left} isCut />
      <Sea />
      <ConnectionList state={joined} isCut={false} />
    </Frame>
  ),
  drawCard: Card,
};
