import type { PageKinds } from '../page-data.ts';
import { NotFoundLayout } from '../sections/not-found-layout.tsx';

/** The page of an article that does not exist. */
export function ArticleNotFoundPage({ eyebrow, heading, text, back }: PageKinds['article-not-found']) {
  return (
    <NotFoundLayout eyebrow={eyebrow} heading={heading} home={back}>
      <p>{text}</p>
    </NotFoundLayout>
  );
}
