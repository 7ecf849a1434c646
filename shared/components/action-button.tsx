import type { Action } from '../../content/types.ts';
import { ButtonLink } from './button-link.tsx';
import { ContactCard } from './contact-card.tsx';

/** A button of the content: a link that looks like one, or a button that opens the contact card in place. */
export function ActionButton({ action, primary = false }: { action: Action; primary?: boolean }) {
  return 'opens' in action ? <ContactCard label={action.label} /> : <ButtonLink link={action} primary={primary} />;
}
