import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { Note } from './parts/note.tsx';

const words = {
  caption: {
    lead: 'Start at the top and stop at the first yes.',
    text: 'Receipts and assets pick the return for most groups. It is due on the 15th day of the fifth month after your year ends; churches and a few others file none.',
  },
  whole: 'Which return is yours: three questions, and the note to each',
  start: 'Start here, with last year’s totals',
  questions: [
    { question: 'A private foundation?', note: 'At any size.', form: '990-PF' },
    {
      question: 'Gross receipts normally $50,000 or less?',
      note: 'A short online notice. If you miss it, that year counts as unfiled.',
      form: '990-N',
    },
    {
      question: 'Receipts under $200,000 and assets under $500,000?',
      note: 'Both must hold. Assets are those at year’s end.',
      form: '990-EZ',
    },
  ],
  yes: 'Yes',
  /** The leaf that follows when every answer is no. */
  otherwise: { question: 'None of these', note: 'The full return.', form: '990' },
  footer: {
    title: 'Three years unfiled, exemption gone',
    text: 'The IRS revokes it automatically, even when only the online notice was due.',
  },
  sources: [
    'IRS, Form 990 series: which forms do exempt organizations file',
    'Internal Revenue Code 6033(a)(3), 6033(i), 6033(j); Revenue Procedure 2011-15',
    'Instructions for Form 990-EZ, Who Must File and When, Where, and How To File',
  ],
};

/** Draws a decision tree: the first question that is answered yes leads to a form. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: words.questions.slice(1).map(({ question, form }) => ({ name: question, value: form })),
    highlight: { title: words.otherwise.form, text: words.otherwise.question },
  }),
  draw: () => {
    const { caption, start, questions, otherwise, yes, footer } = words;
    return (
      <Frame className="tree" place="beside" caption={caption} footer={<Note note={footer} />}>
        <p className="tree-start">{start}</p>
        <ol>
          {[...questions, otherwise].map(({ question, note, form }, index) => {
            const isLast = index === questions.length;
            return (
              <li key={form} className={isLast ? 'tree-last' : undefined}>
                <p className="tree-question">
                  <b>{question}</b> {!isLast && <span className="tree-yes">{yes}</span>}
                </p>
                <strong className="tree-leaf">{form}</strong>
                <p className="tree-note">{note}</p>
              </li>
            );
          })}
        </ol>
      </Frame>
    );
  },
};
