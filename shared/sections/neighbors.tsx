import { Link } from '../components/link.tsx';
import type { PageKinds } from '../page-data.ts';

/** Links to the cities next door. */
export function Neighbors({ neighbors }: Pick<PageKinds['city'], 'neighbors'>) {
  return (
    <nav className="neighbors wrap" aria-label="Neighboring towns">
      {neighbors.map(({ path, title, way }) => (
        <Link key={path} href={path}>
          <span>{way}</span> {title}
        </Link>
      ))}
    </nav>
  );
}
