import { Link } from 'react-router';
import { usePage } from '../page-context.ts';

/** The pages above this one as links, then its own name. */
export function Breadcrumbs() {
  const { route, parents } = usePage();
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {parents.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{route.name}</li>
      </ol>
    </nav>
  );
}
