import { firm } from '../../content/firm.ts';
import { formatAddress } from '../format.ts';
import { HoursList } from './hours-list.tsx';
import { Icon } from './icon.tsx';

const { street, city, state, zip, lat, lon } = firm.office;

/** Directions in the visitor's own map app (a `geo:`-like search that every maps app claims), and the office as a contact card (RFC 6350). */
function OfficeLinks({ directions, save }: { directions: string; save: string }) {
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

/** Where the office is and when it is open, with the two labels of what can be done with that. */
export function Office({ directions, save }: { directions: string; save: string }) {
  return (
    <>
      <p className="contact-address">
        {street}
        <br />
        {city}, {state} {zip}
      </p>
      <HoursList />
      <OfficeLinks directions={directions} save={save} />
    </>
  );
}
