import { useEffect } from 'react';
import { Link } from 'react-router';
import { notFound } from '../../content/not-found.ts';
import { usePage } from '../page-context.ts';
import { NotFoundLayout } from '../sections/not-found-layout.tsx';
import { findNearestPages } from './nearest-pages.ts';

function Page({ pathname }: { pathname: string }) {
  const nearest = findNearestPages(pathname, usePage().pages);
  const shown = pathname.length > 60 ? `${pathname.slice(0, 60)}…` : pathname;
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return (
    <NotFoundLayout eyebrow={notFound.eyebrow} heading={notFound.heading} home={notFound.home}>
      <p>
        {notFound.nothing} <span className="not-found-path">{shown}</span>. {nearest.length > 0 && notFound.nearest}
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
    </NotFoundLayout>
  );
}

export const view = { head: notFound.head, heading: notFound.heading, words: notFound, Page };
