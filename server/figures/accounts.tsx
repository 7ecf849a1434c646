import type { Accounts as AccountsData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { List } from './list.tsx';
import { type Thread, Threads, toMiddle } from './threads.tsx';

/** Accounts before, and the fewer that they became, each with its line of the return. */
export function Accounts({ figure }: { figure: AccountsData }) {
  const { caption, before, after, emptied } = figure;
  const isSplit = (name: string) => after.filter(({ from }) => from.includes(name)).length > 1;
  const targets = [...after.map(({ from }) => from), [emptied.name]];
  const threads = targets.flatMap((from, target) =>
    from.map((name): Thread => [toMiddle(before.indexOf(name), before.length), toMiddle(target, targets.length)]),
  );
  return (
    <Frame kind="figure-card accounts" place="under" caption={caption}>
      <section className="accounts-before">
        <p className="eyebrow">Before: {before.length} accounts</p>
        <List items={before} />
      </section>
      <svg className="figure-threads accounts-links" viewBox="0 0 100 1000" preserveAspectRatio="none" aria-hidden="true">
        <Threads threads={threads.slice(0, -1)} color="var(--lagoon)" />
        <Threads threads={threads.slice(-1)} color="var(--coral)" dashes="4" />
      </svg>
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
    </Frame>
  );
}
