import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { TimelineItem } from './parts/timeline.tsx';

/** The last step of a month. */
const statements = {
  when: 'Last',
  title: 'Statements',
  text: 'Profit and loss and balance sheet, with a note on what moved and why.',
};

const words = {
  caption: {
    lead: 'A month of books, from bank lines to statements.',
    text: 'The month starts as loose lines from the bank and ends in statements that are reconciled, locked and readable in ten minutes.',
  },
  whole: 'All five steps of a month, with what we do in each',
  steps: [
    { when: 'Daily', title: 'Feed', text: 'Bank and card lines arrive, unnamed and out of order.' },
    {
      when: 'Weekly',
      title: 'Categorize',
      text: 'Each line gets one account. The unclear ones go on a short list to you.',
    },
    { when: 'After month end', title: 'Reconcile', text: 'Every balance agrees with its statement, to the penny.' },
    { when: 'Then', title: 'Close', text: 'The month is locked. Nothing moves behind your back.' },
    statements,
  ],
  sources: ['How the firm works, as on the same page'],
};

/** Crests that get lower from left to right, until the water is flat. The first is behind the edge of the page. */
function drawSurface(): string {
  // How far a trough is from the crest before it, of 1440 units across.
  const step = 120;
  const heights = [40, 88, 54, 90, 68, 91, 79, 92, 87, 92];
  const waves = heights.map((y, index) => `S${step * index - step * 1.45} ${y} ${step * index - step} ${y}`);
  return `M-180 50${waves.join('')}H1440V100H-180Z`;
}

/** Draws loose bank transactions over the sea. */
const bankLines = 'M120 22l60-8M240 42l44 6M330 12l50 6M440 38l54 3M560 16l52-8M680 44l48 2M800 30h46';

/** The steps of a month, as a timeline under a sea whose waves end, stretched to the width of the page. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: words.steps.slice(0, 3).map(({ when, title }) => ({ name: when, value: title })),
    highlight: { title: statements.title, text: statements.when },
  }),
  draw: () => (
    <Frame
      className="timeline timeline-steps"
      place="under"
      caption={words.caption}
      footer={
        <ol className="timeline-items">
          {words.steps.map((step) => (
            <TimelineItem key={step.title} {...step} />
          ))}
        </ol>
      }
    >
      <svg viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
        <path stroke="var(--coral)" strokeWidth="3" d={bankLines} />
        <path className="timeline-marker" d="M1180 100h.01" />
        <path fill="var(--deep)" d={drawSurface()} />
      </svg>
    </Frame>
  ),
};
