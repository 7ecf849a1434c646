import { useEffect } from 'react';
import { Link } from 'react-router';
import { notFound } from '../../content/not-found.ts';
import { nearestPages } from '../nearest.ts';
import { Night } from '../sections/index.ts';

export const head = notFound.head;

export function Page({ pathname }: { pathname: string }) {
  const nearest = nearestPages(pathname);
  const shown = pathname.length > 60 ? `${pathname.slice(0, 60)}…` : pathname;
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return (
    <Night eyebrow={notFound.eyebrow} heading={notFound.heading} home={notFound.home}>
      <p>
        {notFound.nothing} <span className="asked-path">{shown}</span>. {nearest.length > 0 && notFound.nearest}
      </p>
      {nearest.length > 0 && (
        <ul>
          {nearest.map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Night>
  );
}
