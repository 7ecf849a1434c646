import { usePage } from '../page-context.ts';
import { findParents } from '../parents.ts';

/** The pages above this one as links, then its own name. */
export function Breadcrumbs() {
  const { route } = usePage();
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {findParents(route).map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{route.name}</li>
      </ol>
    </nav>
  );
}
