import { firm } from '../../content/firm.ts';
import { Icon } from './icon.tsx';

/** Begins an email to the office, with a subject and lines to be filled in (RFC 6068). */
export function MailButton({ label, subject, lines }: { label: string; subject: string; lines: string[] }) {
  const body = lines.map((line) => `${line} `).join('\r\n');
  return (
    <a className="button" href={`mailto:${firm.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
      <Icon name="mail" />
      {label}
    </a>
  );
}
