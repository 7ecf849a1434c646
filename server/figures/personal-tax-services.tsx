import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { Note } from './parts/note.tsx';

const words = {
  caption: {
    lead: 'The six parts of Form 1040, in order.',
    text: 'Read a Form 1040 from the top down: each line depends on the one above it.',
  },
  whole: 'All six parts of Form 1040, and what to know of each',
  title: 'Form 1040',
  parts: [
    { name: 'Name and filing status', note: 'Married on December 31 counts as married for the whole year.', lines: 1 },
    {
      name: 'Income',
      note: 'The IRS has copies of your W-2s, 1099s and K-1s. Every one should be here.',
      lines: 3,
    },
    {
      name: 'Adjustments',
      note: 'What is left is adjusted gross income, the figure that decides most credits.',
      lines: 1,
      isHighlighted: true,
    },
    {
      name: 'Deductions',
      note: 'Standard or itemized, normally the larger. Tips, overtime and age 65 may add to it.',
      lines: 2,
    },
    { name: 'Tax and credits', note: 'A deduction lowers income. A credit lowers the tax, dollar for dollar.', lines: 2 },
    { name: 'Payments', note: 'Withholding and estimates come off. Then it is a refund, or a balance due.', lines: 1 },
  ],
  footer: {
    title: 'Florida: nothing to file',
    text: 'No state income tax return here. The state you moved from may still want one.',
  },
  sources: [
    'Form 1040 for 2025, in its order; Schedule 1-A, line 13b',
    'Internal Revenue Code 7703(a)(1), 62, 63 and 224 to 225; 151(d)(5)(C)',
    'Florida Constitution, article VII, section 5',
  ],
};

/** A form from its top to its foot, each part with a number and a note, and with as many lines as it says. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => {
    const [title = '', text = ''] = words.footer.title.split(': ');
    return { lines: [{ name: words.footer.text }], highlight: { title, text } };
  },
  draw: () => {
    const { caption, title, parts, footer } = words;
    return (
      <Frame className="sheet" place="beside" caption={caption} footer={<Note note={footer} />}>
        <p className="sheet-title">{title}</p>
        <ol>
          {parts.map(({ name, note, lines, isHighlighted }, index) => (
            <li key={name} className="figure-line">
              <b className={isHighlighted ? 'figure-badge figure-highlight' : 'figure-badge'}>{index + 1}</b>
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
  },
};
