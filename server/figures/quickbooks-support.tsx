import { type Connector, Connectors, toMiddle } from './parts/connectors.tsx';
import type { Figure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { List } from './parts/list.tsx';

export const words = {
  caption: {
    lead: 'Eleven guesses become six accounts.',
    text: 'Each account that remains feeds a line of the return or of the balance sheet, and nothing is left in Uncategorized. Example for a sole proprietor; Schedule C lines as on the 2025 form.',
  },
  before: [
    'Auto',
    'Loan payment',
    'Maintenance',
    'Office',
    'Office exp.',
    'Office supplies',
    'Owner',
    'Repairs',
    'Repairs & Maint.',
    'Truck repair',
    'Uncategorized',
  ],
  /** The accounts of tidy books: where each goes, and the accounts that it was before. */
  after: [
    { name: 'Car and truck', line: 'Schedule C, line 9', from: ['Auto', 'Truck repair'] },
    { name: 'Loan interest', line: 'Schedule C, line 16b', from: ['Loan payment'] },
    { name: 'Office expense', line: 'Schedule C, line 18', from: ['Office', 'Office exp.', 'Office supplies'] },
    {
      name: 'Repairs and maintenance',
      line: 'Schedule C, line 21',
      from: ['Maintenance', 'Repairs', 'Repairs & Maint.'],
    },
    { name: 'Loan balance', line: 'balance sheet', from: ['Loan payment'] },
    { name: 'Owner’s draws', line: 'balance sheet', from: ['Owner'] },
  ],
  labels: {
    before: (count: number) => `Before: ${count} accounts`,
    after: (count: number) => `After: ${count} accounts, and where each one goes`,
    was: 'was',
    part: 'part of ',
  },
  emptied: { name: 'Uncategorized', note: 'every entry has found its account' },
  sources: [
    'Example',
    'Schedule C (Form 1040) for 2025, lines 9, 16b, 18 and 21',
    'Instructions for Schedule C: office supplies and postage go on line 18, interest that is not a mortgage’s on 16b',
  ],
};

const { caption, before, after, emptied, labels } = words;

const isSplit = (name: string) => after.filter(({ from }) => from.includes(name)).length > 1;

/** The connectors from the accounts before to those after; the last ends at the account that was emptied. */
function listConnectors(): Connector[] {
  const targets = [...after.map(({ from }) => from), [emptied.name]];
  return targets.flatMap((from, target) =>
    from.map((name): Connector => [toMiddle(before.indexOf(name), before.length), toMiddle(target, targets.length)]),
  );
}

/** The names that an account had before, each crossed out. */
function EarlierNames({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      {isSplit(name) && labels.part}
      <s>{name}</s>
    </span>
  ));
}

/** Draws the accounts before and after a cleanup, each with its line of the return. */
export const figure: Figure = {
  ...words,
  draw: () => {
    const connectors = listConnectors();
    return (
      <Frame className="figure-card accounts" place="under" caption={caption}>
        <section className="accounts-before">
          <p className="eyebrow">{labels.before(before.length)}</p>
          <List items={before} />
        </section>
        <svg
          className="figure-connectors accounts-connectors"
          viewBox="0 0 100 1000"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Connectors connectors={connectors.slice(0, -1)} color="var(--lagoon)" />
          <Connectors connectors={connectors.slice(-1)} color="var(--coral)" dashes="4" />
        </svg>
        <section className="accounts-after">
          <p className="eyebrow">{labels.after(after.length)}</p>
          <ul className="figure-paper figure-rows">
            {after.map(({ name, line, from }) => (
              <li key={name}>
                <b>{name}</b> <span>{line}</span>{' '}
                <small>
                  {labels.was} <EarlierNames names={from} />
                </small>
              </li>
            ))}
            <li>
              <b>{emptied.name}</b> <strong className="figure-badge figure-highlight">0</strong> <small>{emptied.note}</small>
            </li>
          </ul>
        </section>
      </Frame>
    );
  },
};
