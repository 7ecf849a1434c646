import { onThisPage } from '../../content/on-this-page.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { NamedSection } from './name-sections.ts';

/**
 * The links to a page's sections: a bar on wide screens, where the summary goes and the label comes, and a list that
 * opens on others. The browser marks what is read, see shared/sections/on-this-page.tsx.
 */
export function SectionLinks({ sections }: { sections: NamedSection[] }) {
  const { label } = onThisPage;
  return (
    <nav className="on-this-page" id="on-this-page" aria-label={label}>
      <div className="wrap">
        <p>{label}</p>
        <details>
          <summary>
            <span>{label} </span>
            <b />{' '}
            <small>
              {sections.length} {onThisPage.sections}
            </small>
            <Icon name="chevron-down" />
          </summary>
          <ol>
            {sections.map(({ id, name }) => (
              <li key={id}>
                <Link href={`#${id}`}>{name}</Link>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </nav>
  );
}
