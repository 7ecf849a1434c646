import { type Letter, letters } from '../../content/forms/letters.ts';
import { sayNumber } from '../../shared/format.ts';
import { toSlug } from '../../shared/slug.ts';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';

/** A letter, or the event after the last one. */
interface Step {
  code: string;
  /** Another name of the same letter. */
  otherName?: string;
  title: string;
  text: string;
  days: string;
  daysNote: string;
}

const toStep = ({ code, alias, title, steps: [text], days, daysNote }: Letter): Step => {
  return { code, ...(alias && { otherName: `or ${alias}` }), title, text, days, daysNote };
};

/** The most common letter, which is not a bill. */
const proposal = toStep(letters.cp2000);

const first = toStep(letters.cp14);
const last = toStep(letters.lt11);
/** The letters of a bill in the order in which they come. The last one is highlighted. */
const notices = [first, toStep(letters.cp501), toStep(letters.cp503), toStep(letters.cp504), last];

const levy: Step = {
  code: 'Levy',
  title: 'Wages or a bank account',
  text: 'Your bank holds the money before it pays the IRS. Call us on day one.',
  days: '21 days',
  daysNote: 'at the bank',
};

const words = {
  caption: {
    lead: 'One letter proposes a tax, five collect it.',
    text: 'A CP2000 becomes a bill if you agree, or after a notice of deficiency (CP3219A) and its 90 days. The last letter gives 30 days to ask for the hearing that stops a levy (Form 12153).',
  },
  whole: `All ${sayNumber(1 + notices.length)} letters, and what follows each`,
  sources: [
    'IRS, Understanding your CP2000, CP14, CP501, CP503, CP504 and LT11 notice',
    'Internal Revenue Code 6330(a), 6332(c)',
    'Form 9423; Form 12153',
  ],
};

function StepItem({ step: { code, otherName, title, text, days, daysNote }, className }: { step: Step; className: string }) {
  return (
    <li id={toSlug(code)} className={className}>
      <strong className="notice-steps-code">
        {code}
        {otherName && <small>{otherName}</small>}
      </strong>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <p className={className === 'notice-steps-last' ? 'notice-steps-days figure-highlight' : 'notice-steps-days'}>
        <b>{days}</b> <small>{daysNote}</small>
      </p>
    </li>
  );
}

/** The proposal, the letters of a bill as steps, and in the footer the levy. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: [
      { name: proposal.code, text: proposal.title, value: proposal.days },
      { name: first.code, text: first.title, value: first.days },
      { name: last.code, text: last.title },
    ],
    highlight: { title: last.days, text: last.daysNote },
  }),
  entries: [proposal, ...notices, levy],
  draw: () => {
    const footer = (
      <ol start={notices.length + 1}>
        <StepItem step={levy} className="notice-steps-levy" />
      </ol>
    );
    return (
      <Frame className="notice-steps" place="beside" caption={words.caption} footer={footer}>
        <ul>
          <StepItem step={proposal} className="notice-steps-proposal" />
        </ul>
        <ol>
          {notices.map((step, index) => (
            <StepItem
              key={step.code}
              step={step}
              className={index === notices.length - 1 ? 'notice-steps-last' : 'notice-steps-earlier'}
            />
          ))}
        </ol>
      </Frame>
    );
  },
};
