import type { IconName } from '../../content/icons.ts';
import type * as content from '../../content/types.ts';
import { ContactCard } from './contact-card.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

interface Props {
  link: content.Link;
  icon?: IconName;
  primary?: boolean;
}

/** A link of the content that looks like a button. */
export function ButtonLink({ link: { href, label }, icon, primary = false }: Props) {
  return (
    <Link className={primary ? 'button button-primary' : 'button'} href={href}>
      {icon && <Icon name={icon} />}
      <Text>{label}</Text>
    </Link>
  );
}

/** A button of the content: a link that looks like one, or a button that opens the contact card in place. */
export function ActionButton({ action, primary = false }: { action: content.Action; primary?: boolean }) {
  return 'opens' in action ? <ContactCard label={action.label} /> : <ButtonLink link={action} primary={primary} />;
}
