import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { HighlightNote, Note } from './parts/note.tsx';
import { TimelineItem, TimelineLine } from './parts/timeline.tsx';

const early = 'Ten years ahead nearly every choice is open.';
const end = { left: 0, title: 'Closing', text: 'the last day' };

const words = {
  caption: {
    lead: 'The earlier you start, the more you can choose.',
    text: `${early} In the last year you choose among the offers you get.`,
  },
  whole: 'What is left to choose at ten years, five, three and one',
  years: [
    { left: 10, title: 'Ten years', text: 'Name the exit you want: a sale, the family, your partners, or closing.' },
    { left: 5, title: 'Five', text: 'A C corporation that elects S status starts its five-year clock.' },
    { left: 3, title: 'Three', text: 'A buyer’s accountant will read each statement from here on.' },
    { left: 1, title: 'One', text: 'Value, offers, and the tax of each one compared.' },
    end,
  ],
  footer: {
    title: 'Today, in any case',
    text: 'One page that says who can sign checks and run payroll on Monday if you cannot.',
  },
  sources: ['Internal Revenue Code 1374(d)(7): five years', 'The rest is advice, not law'],
};

/** Years before the last one at their true distance from it, on a line that goes down to the footer. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({ title: words.caption.lead, lines: [{ name: early }], highlight: end }),
  draw: () => {
    const { caption, years, footer } = words;
    const longest = Math.max(...years.map(({ left }) => left));
    const points = years.map(({ left }) => [((longest - left) * 920) / longest, 100 - (left * 100) / longest]);
    const stems = points.slice(0, -1).map(([x, y]) => `M${x} 0V${y}`);
    return (
      <Frame className="timeline timeline-slope" place="under" caption={caption} footer={<Note note={footer} />}>
        <ol className="timeline-items">
          {years.map(({ left, title, text }) =>
            left > 0 ? (
              <TimelineItem key={left} title={title} text={text} />
            ) : (
              <li key={left} className="timeline-highlight">
                <HighlightNote note={{ title, text }} />
              </li>
            ),
          )}
        </ol>
        <TimelineLine path="M0 0L920 100" stems={stems.join('')} dots={points.slice(0, -1)} />
      </Frame>
    );
  },
};
