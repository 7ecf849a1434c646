import { firm } from '../../content/firm.ts';
import { formatAddress } from '../format.ts';
import { Icon } from './icon.tsx';

const { lat, lon } = firm.office;

/** Directions in the visitor's own map app (a `geo:`-like search that every maps app claims), and the office as a contact card (RFC 6350). */
export function OfficeLinks({ directions, save }: { directions: string; save: string }) {
  const query = encodeURIComponent(formatAddress());
  return (
    <div className="actions">
      <a className="button" href={`https://maps.apple.com/?daddr=${query}&ll=${lat},${lon}`} rel="noreferrer">
        <Icon name="navigation" />
        {directions}
      </a>
      <a className="button" href="/office.vcf" download>
        <Icon name="contact-round" />
        {save}
      </a>
    </div>
  );
}
