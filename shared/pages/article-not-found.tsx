import { useEffect } from 'react';
import { articleNotFound } from '../../content/article-not-found.ts';
import { NotFoundLayout } from '../sections/not-found-layout.tsx';

function Page({ pathname }: { pathname: string }) {
  const { eyebrow, heading, text, back } = articleNotFound;
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return (
    <NotFoundLayout eyebrow={eyebrow} heading={heading} home={back}>
      <p>{text}</p>
    </NotFoundLayout>
  );
}

export const view = { head: articleNotFound.head, heading: articleNotFound.heading, words: articleNotFound, Page };
