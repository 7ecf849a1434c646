import { usePage } from '../page-context.ts';

/** The pages above this one as links, then its own name. */
export function Breadcrumbs() {
  const { route, parents } = usePage();
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {parents.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{route.name}</li>
      </ol>
    </nav>
  );
}
