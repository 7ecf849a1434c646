import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Link as Target } from '../../content/types.ts';
import { Horizon } from '../components/horizon.tsx';
import { PhoneButton } from '../components/phone-button.tsx';

/** The sea at night: the ground of both not-found pages. */
export function Night({
  eyebrow,
  heading,
  home,
  children,
}: {
  eyebrow: string;
  heading: string;
  home: Target;
  children: ReactNode;
}) {
  return (
    <div className="night">
      <div className="wrap">
        <p className="eyebrow">{eyebrow}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        {children}
        <div className="actions">
          <Link className="button button-primary" to={home.href}>
            {home.label}
          </Link>
          <PhoneButton />
        </div>
      </div>
      <Horizon variant="night" />
    </div>
  );
}
