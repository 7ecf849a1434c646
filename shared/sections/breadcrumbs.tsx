import { Link } from '../components/link.tsx';
import { usePage, useSiteLang } from '../page/page-context.ts';
import { findParents } from '../page/page-frame.ts';

/** The pages above this one as links, then its own name. */
export function Breadcrumbs() {
  const page = usePage();
  return (
    <nav className="breadcrumbs note" aria-label="Breadcrumb" lang={useSiteLang()}>
      <ol>
        {findParents(page).map(({ path, name }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page" lang={page.head.lang}>
          {page.name}
        </li>
      </ol>
    </nav>
  );
}
