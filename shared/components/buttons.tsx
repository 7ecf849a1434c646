import { type ComponentProps, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { firm } from '../../content/firm.ts';
import type { IconName } from '../../content/icons.ts';
import type * as content from '../../content/types.ts';
import { formatTelHref } from '../format.ts';
import { usePage } from '../page/page-context.ts';
import { HoursList } from './hours-list.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

/** The main button, a filled one for choices and answers, or a quiet one for the phone. */
type Variant = 'button-primary' | 'button-filled' | 'button-quiet';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  label: string;
  icon?: IconName;
  variant?: Variant | false;
}

/** A link that looks like a button. */
export function ButtonLink({ label, icon, variant = false, ...link }: ButtonLinkProps) {
  return (
    <Link className={variant ? `button ${variant}` : 'button'} {...link}>
      {icon && <Icon name={icon} />}
      <Text as="span">{label}</Text>
    </Link>
  );
}

/** A button that dials the number of the current page. Its default label is the number. */
export function PhoneButton({ label, ...variant }: { label?: string; variant?: Variant }) {
  const { phone } = usePage();
  return <ButtonLink label={label ?? phone} icon="phone" href={formatTelHref(phone)} {...variant} />;
}

const never = () => () => undefined;

/** A button that prints the page. The browsers in apps may not be able to, and have none. */
export function PrintButton({ label }: { label: string }) {
  const canPrint = useSyncExternalStore(
    never,
    () => typeof window.print === 'function',
    () => true,
  );
  return (
    canPrint && (
      <button type="button" className="button scripted" onClick={() => window.print()}>
        <Icon name="printer" />
        {label}
      </button>
    )
  );
}

/** Closes a card by a click elsewhere and by Escape, which brings the keyboard back to its button. */
function closeFromElsewhere(details: HTMLDetailsElement): () => void {
  const left = new AbortController();
  const { signal } = left;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    },
    { signal },
  );
  details.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => left.abort();
}

/** A button that opens a card with phone, email and hours in place, with or without JavaScript. */
export function ContactCard({ label }: { label: string }) {
  const { phone } = usePage();
  return (
    <details
      className="office-card"
      ref={closeFromElsewhere}
      onToggle={({ currentTarget }) => currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="button button-primary">{label}</summary>
      <div className="office-card-body">
        <p>
          <Link href={formatTelHref(phone)}>{phone}</Link>
        </p>
        <p>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </p>
        <HoursList />
      </div>
    </details>
  );
}

/** The actions of a page: the content's buttons, the first of them red, and a quiet phone button with `children` beside it. */
export function Actions({ actions, children }: { actions: content.Action[]; children?: ReactNode }) {
  const phone = <PhoneButton variant="button-quiet" />;
  return (
    <div className="actions">
      {actions.map((action, index) =>
        'opens' in action ? (
          <ContactCard key={action.label} label={action.label} />
        ) : (
          <Fragment key={action.label}>
            <ButtonLink variant={index === 0 && 'button-primary'} {...action} />{' '}
          </Fragment>
        ),
      )}
      {children ? (
        <div className="actions">
          {phone}
          {children}
        </div>
      ) : (
        phone
      )}
    </div>
  );
}
