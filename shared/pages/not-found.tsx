import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink, PhoneButton } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { LinkList } from '../components/lists.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';

/** The page of a path that is none, and where to go from it: the sea at night. */
export function NotFoundPage({ eyebrow, heading, planned, text, lead, links, back }: PageKinds['not-found']) {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return (
    <div className="not-found">
      <div className="wrap">
        <p className="eyebrow">{eyebrow}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        {planned && <Text as="p">{planned}</Text>}
        <Text as="p">{text}</Text>
        <Text as="p">{lead}</Text>
        <LinkList links={links} />
        <div className="actions">
          <ButtonLink {...back} /> <PhoneButton variant="button-quiet" />
        </div>
      </div>
      <Horizon variant="night" />
    </div>
  );
}
