import { firm } from '../../content/firm.ts';
import { formatTelHref } from '../format.ts';
import { usePage } from '../page-context.ts';
import { HoursList } from './hours-list.tsx';
import { Link } from './link.tsx';

/** A button that opens a card with phone, email and hours in place, with or without JavaScript. */
export function ContactCard({ label }: { label: string }) {
  const { phone } = usePage();
  return (
    <details className="contact-card">
      <summary className="button button-primary">{label}</summary>
      <div className="contact-card-body">
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
