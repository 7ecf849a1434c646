import { Link } from 'react-router';
import type { Action } from '../../content/types.ts';
import { ContactCard } from './contact-card.tsx';

/** A button of the content: a link that looks like one, or a button that opens the contact card in place. */
export function ActionButton({ action, primary = false }: { action: Action; primary?: boolean }) {
  if ('opens' in action) return <ContactCard label={action.label} />;
  return (
    <Link className={primary ? 'button button-primary' : 'button'} to={action.href}>
      {action.label}
    </Link>
  );
}
