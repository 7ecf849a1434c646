import type { Accounts as AccountsData } from '../../content/figure-types.ts';
import { Dry, Frame, Wet } from './frame.tsx';
import { List } from './list.tsx';

/** Lines from each account before to what it became. A unit down is the whole list, so that rows may grow with text. */
function Links({ before, targets }: { before: string[]; targets: string[][] }) {
  const at = (index: number, count: number) => Math.round(((index + 0.5) / count) * 1000);
  const links = targets.flatMap((from, target) => {
    const end = at(target, targets.length);
    return from.map((name) => {
      const start = at(before.indexOf(name), before.length);
      return { start, end, path: `M0 ${start}C45 ${start} 55 ${end} 100 ${end}` };
    });
  });
  const draw = (drawn: typeof links, dashes?: string) => [
    <path key="links" strokeDasharray={dashes} d={drawn.map(({ path }) => path).join('')} />,
    <path key="dots" className="figure-dots" d={drawn.map(({ start, end }) => `M0 ${start}h0M100 ${end}h0`).join('')} />,
  ];
  return (
    <svg
      className="figure-threads accounts-links"
      viewBox="0 0 100 1000"
      preserveAspectRatio="none"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <g stroke="var(--lagoon)">{draw(links.slice(0, -1))}</g>
      <g stroke="var(--coral)">{draw(links.slice(-1), '4')}</g>
    </svg>
  );
}

/** Accounts before, and the fewer that they became, each with its line of the return. */
export function Accounts({ of, figure }: { of: string; figure: AccountsData }) {
  const { caption, before, after, emptied } = figure;
  const isSplit = (name: string) => after.filter(({ from }) => from.includes(name)).length > 1;
  return (
    <Frame kind="figure-card accounts" place="under" caption={caption}>
      <Dry>
        <section className="accounts-before">
          <p className="eyebrow">Before: {before.length} accounts</p>
          <List items={before} />
        </section>
        <Links before={before} targets={[...after.map(({ from }) => from), [emptied.name]]} />
        <section className="accounts-after">
          <p className="eyebrow">After: {after.length} accounts, and where each one goes</p>
          <ul className="figure-paper figure-rows">
            {after.map(({ name, line, from }) => (
              <li key={name}>
                <b>{name}</b> <span>{line}</span>{' '}
                <small>
                  was{' '}
                  {from.map((old, index) => (
                    <span key={old}>
                      {index > 0 && ', '}
                      {isSplit(old) && 'part of '}
                      <s>{old}</s>
                    </span>
                  ))}
                </small>
              </li>
            ))}
            <li>
              <b>{emptied.name}</b> <strong className="figure-disc figure-sun">0</strong> <small>{emptied.note}</small>
            </li>
          </ul>
        </section>
      </Dry>
      <Wet of={of} />
    </Frame>
  );
}
