import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type * as content from '../../content/types.ts';
import { ButtonLink } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { PhoneButton } from '../components/phone-button.tsx';

interface Props {
  eyebrow: string;
  heading: string;
  /** Where to go from here. */
  home: content.Link;
  children: ReactNode;
}

/** The layout of both not-found pages: the sea at night. */
export function NotFoundLayout({ eyebrow, heading, home, children }: Props) {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname]);
  return (
    <div className="not-found">
      <div className="wrap">
        <p className="eyebrow">{eyebrow}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        {children}
        <div className="actions">
          <ButtonLink link={home} primary />
          <PhoneButton />
        </div>
      </div>
      <Horizon variant="night" />
    </div>
  );
}
