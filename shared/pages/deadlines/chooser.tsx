import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { PageKinds } from '../../page-data.ts';

/** The kinds of people as links, each of which adds or takes away one. */
export function Chooser({ words, choices }: Pick<PageKinds['deadlines'], 'words' | 'choices'>) {
  const { label, hint } = words.chooser;
  const { chosen: chosenLabel, all } = words.states;
  return (
    <nav className="due-chooser" aria-label={`${label} ${hint}`}>
      <p>
        <strong>{label}</strong> {hint}
      </p>
      <ul>
        {choices.map(({ label: name, href, chosen }) => (
          <li key={name}>
            <Link className="due-chooser-chip" href={href} aria-current={chosen ? 'true' : undefined}>
              {chosen && <Icon name="check" />}
              {name}
              {chosen && <span className="visually-hidden">, {chosenLabel}</span>}
            </Link>
          </li>
        ))}
        {choices.some(({ chosen }) => chosen) && (
          <li>
            <Link className="due-chooser-all" href="/deadlines">
              {all}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
