import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { NotFoundContent } from '../../content/pages/page-types.ts';
import { ButtonLink, PhoneButton } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { LinkList } from '../components/lists.tsx';
import { Text } from '../components/text.tsx';

export interface NotFoundProps extends Omit<NotFoundContent, 'head' | 'nearest' | 'meanwhile'> {
  lead: string;
}

/** The not-found page, with links to go on: the sea at night. */
export function NotFoundPage({ eyebrow, heading, planned, text, lead, links, back }: NotFoundProps) {
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
