import type { ComponentProps } from 'react';
import { firm } from '../../content/firm.ts';
import type { IconName } from '../../content/icons.ts';
import type * as content from '../../content/types.ts';
import { formatTelHref } from '../format.ts';
import { usePage } from '../page-context.ts';
import { ContactCard } from './contact-card.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

interface ButtonLinkProps {
  link: content.Link;
  icon?: IconName;
  primary?: boolean;
}

/** A link of the content that looks like a button. */
export function ButtonLink({ link: { href, label }, icon, primary = false }: ButtonLinkProps) {
  return (
    <Link className={primary ? 'button button-primary' : 'button'} href={href}>
      {icon && <Icon name={icon} />}
      <Text>{label}</Text>
    </Link>
  );
}

interface AnchorButtonProps extends ComponentProps<'a'> {
  label: string;
  icon: IconName;
  primary?: boolean;
}

/** What looks like a button and leads to no page of the site: to a file, a telephone, another app. */
export function AnchorButton({ label, icon, primary = false, ...attributes }: AnchorButtonProps) {
  return (
    <a className={primary ? 'button button-primary' : 'button'} {...attributes}>
      <Icon name={icon} />
      <Text>{label}</Text>
    </a>
  );
}

/** A button that dials the number of the current page. Its label is the number itself unless told otherwise. */
export function PhoneButton({ label, primary = false }: { label?: string; primary?: boolean }) {
  const { phone } = usePage();
  return <AnchorButton label={label ?? phone} icon="phone" primary={primary} href={formatTelHref(phone)} />;
}

/** Begins an email to the office, with a subject and lines to be filled in (RFC 6068). */
export function MailButton({ label, subject, lines }: { label: string; subject: string; lines: string[] }) {
  const body = lines.map((line) => `${line} `).join('\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return <AnchorButton label={label} icon="mail" href={`mailto:${firm.email}?${query}`} />;
}

/** What to do from here: buttons of the content, the first of them the one red one, and the phone, which is quiet. */
export function Actions({ actions }: { actions: content.Action[] }) {
  const { phone } = usePage();
  return (
    <div className="actions">
      {actions.map((action, index) =>
        'opens' in action ? (
          <ContactCard key={action.label} label={action.label} />
        ) : (
          <ButtonLink key={action.label} link={action} primary={index === 0} />
        ),
      )}
      <a className="button button-quiet" href={formatTelHref(phone)}>
        <Icon name="phone" />
        <Text>{phone}</Text>
      </a>
    </div>
  );
}
