import { useEffect } from 'react';
import { articleNotFound } from '../../content/article-not-found.ts';
import { Night } from '../sections/index.ts';

export const head = articleNotFound.head;

export function Page({ pathname }: { pathname: string }) {
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return (
    <Night eyebrow={articleNotFound.eyebrow} heading={articleNotFound.heading} home={articleNotFound.back}>
      <p>{articleNotFound.text}</p>
    </Night>
  );
}
