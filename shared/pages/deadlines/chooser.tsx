import type { Who } from '../../../content/deadlines/types.ts';
import { whoEntries } from '../../../content/deadlines/who.ts';
import { deadlines } from '../../../content/deadlines.ts';
import { Icon } from '../../components/icon.tsx';
import { writeWho } from '../../deadlines/query.ts';

/** The address of the page for these kinds of people. */
function hrefFor(who: readonly Who[]): string {
  const order = whoEntries.map(({ slug }) => slug).filter((slug) => who.includes(slug));
  return order.length > 0 ? `/deadlines?${writeWho(order)}` : '/deadlines';
}

/** The kinds of people as links, each of which adds or takes away one. */
export function Chooser({ who }: { who: readonly Who[] }) {
  const { label, hint } = deadlines.chooser;
  const { chosen, all } = deadlines.states;
  return (
    <nav className="due-chooser" aria-label={`${label} ${hint}`}>
      <p>
        <strong>{label}</strong> {hint}
      </p>
      <ul>
        {whoEntries.map(({ slug, label: name }) => {
          const isChosen = who.includes(slug);
          const href = hrefFor(isChosen ? who.filter((other) => other !== slug) : [...who, slug]);
          return (
            <li key={slug}>
              <a className="due-chooser-chip" href={href} aria-current={isChosen ? 'true' : undefined}>
                {isChosen && <Icon name="check" />}
                {name}
                {isChosen && <span className="visually-hidden">, {chosen}</span>}
              </a>
            </li>
          );
        })}
        {who.length > 0 && (
          <li>
            <a className="due-chooser-all" href="/deadlines">
              {all}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
