import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { NotFoundLayout } from '../sections/not-found-layout.tsx';

/** The page of a path that is none, with pages that may have been meant. */
export function NotFoundPage({ eyebrow, heading, home, nothing, nearest: near, search, nearestLinks }: PageKinds['not-found']) {
  return (
    <NotFoundLayout eyebrow={eyebrow} heading={heading} home={home}>
      <p>
        <Text>{nothing}</Text> {nearestLinks.length > 0 && near}
      </p>
      <ul>
        {[...nearestLinks, search].map(({ path, name }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </NotFoundLayout>
  );
}
