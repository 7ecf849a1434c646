import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { List } from './parts/list.tsx';

/** An account of the file as it is now. */
interface Account {
  name: string;
  /** What it does for the tax return. */
  note: string;
}

/** Accounts of the file as it was, and what they have become. */
interface Merger {
  before: string[];
  after: Account[];
}

const words = {
  caption: {
    lead: 'Eleven guesses become six accounts.',
    text: 'Each account that remains says whether you may deduct it and where, and nothing is left in Uncategorized. Example for a sole proprietor; lines of Schedule C as on the 2025 form.',
  },
  whole: 'All eleven accounts, and what each became',
  mergers: [
    { before: ['Auto', 'Truck repair'], after: [{ name: 'Car and truck', note: 'deducted on Schedule C, line 9' }] },
    {
      before: ['Office', 'Office exp.', 'Office supplies'],
      after: [{ name: 'Office expense', note: 'deducted on Schedule C, line 18' }],
    },
    {
      before: ['Maintenance', 'Repairs', 'Repairs & Maint.'],
      after: [{ name: 'Repairs and maintenance', note: 'deducted on Schedule C, line 21' }],
    },
    {
      before: ['Loan payment'],
      after: [
        { name: 'Loan interest', note: 'deducted on Schedule C, line 16b' },
        { name: 'Loan balance', note: 'not deducted: you pay back what you borrowed' },
      ],
    },
    { before: ['Owner'], after: [{ name: 'Owner’s draws', note: 'not deducted: it is your own money' }] },
  ] satisfies Merger[],
  emptied: { name: 'Uncategorized', count: 0, note: 'entries: each has found its account' },
  labels: {
    before: (count: number) => `Before: ${count} accounts`,
    after: (count: number) => `After: ${count} accounts`,
    /** What screen readers hear between the two. */
    becomes: 'becomes',
  },
  sources: [
    'Example',
    'Schedule C (Form 1040) for 2025, lines 9, 16b, 18 and 21',
    'Instructions for Schedule C: office supplies and postage go on line 18, interest that is not a mortgage’s on 16b',
    'Crawford v. Commissioner, 11 B.T.A. 1299, 1302 (1928): no deduction for paying back a loan',
    'Internal Revenue Code section 262(a): what an owner spends on himself is not deducted',
  ],
};

const { caption, mergers, emptied, labels } = words;

/** The arrow from the accounts before to those after. */
function Arrow() {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path stroke="var(--coral-ink)" strokeWidth="2" d="M3 12h17m-6-6 6 6-6 6" />
      </svg>
      <span className="visually-hidden"> {labels.becomes} </span>
    </>
  );
}

/** The accounts of a file before and after a cleanup, and what each does for the tax return. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: mergers.slice(0, 2).map(({ before, after }) => ({ name: before.join(', '), value: after[0]?.name ?? '' })),
    highlight: { title: `${emptied.count}`, text: emptied.name },
  }),
  draw: () => (
    <Frame className="figure-card accounts" place="under" caption={caption}>
      <p className="accounts-head eyebrow">
        <span>{labels.before(mergers.flatMap(({ before }) => before).length + 1)}</span>{' '}
        <span>{labels.after(mergers.flatMap(({ after }) => after).length)}</span>
      </p>
      <ul className="accounts-rows">
        {mergers.map(({ before, after }) => (
          <li key={before[0]}>
            <List items={before} />
            <Arrow />
            <div>
              {after.map(({ name, note }) => (
                <p key={name}>
                  <b>{name}</b> {note}
                </p>
              ))}
            </div>
          </li>
        ))}
        <li>
          <List items={[emptied.name]} />
          <Arrow />
          <p>
            <strong className="figure-badge figure-highlight">{emptied.count}</strong> {emptied.note}
          </p>
        </li>
      </ul>
    </Frame>
  ),
};
