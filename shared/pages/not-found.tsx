import { useEffect } from 'react';
import { notFound } from '../../content/not-found.ts';
import { usePage } from '../page-context.ts';
import { NotFoundLayout } from '../sections/not-found-layout.tsx';

function Page({ pathname }: { pathname: string }) {
  const { nearest = [] } = usePage().served;
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return (
    <NotFoundLayout eyebrow={notFound.eyebrow} heading={notFound.heading} home={notFound.home}>
      <p>
        {notFound.nothing} {nearest.length > 0 && notFound.nearest}
      </p>
      <ul>
        {[...nearest, notFound.search].map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </NotFoundLayout>
  );
}

export const view = { head: notFound.head, heading: notFound.heading, words: notFound, Page };
