import { Fragment } from 'react';
import { firm } from '../../content/firm.ts';
import type { OfficeLabels } from '../../content/pages/page-types.ts';
import { formatAddress } from '../format.ts';
import { ButtonLink } from './buttons.tsx';
import { HoursList } from './hours-list.tsx';
import { Text } from './text.tsx';

const { street, city, state, zip } = firm.office;
const destination = encodeURIComponent(formatAddress(firm.office));
/** Each link opens its app, or its website where the app is missing. No single address opens whichever app a visitor has. */
const maps = [
  { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
  { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${destination}` },
];

/** The links that find the way to the office. */
export function Directions({ label }: { label: string }) {
  return maps.map(({ name, href }) => (
    <Fragment key={name}>
      <ButtonLink label={`${label} ${name}`} icon="navigation" href={href} rel="noreferrer" />{' '}
    </Fragment>
  ));
}

/** The office's address and hours, with links to find it and to save its contact card (RFC 6350). */
export function Office({ directions, save }: OfficeLabels) {
  return (
    <>
      <p className="office-address">
        <Text>{street}</Text>
        <br />
        <Text>{`${city}, ${state} ${zip}`}</Text>
      </p>
      <HoursList id="office-hours" />
      <div className="actions">
        {directions && <Directions label={directions} />}
        <ButtonLink label={save} icon="contact-round" href="/office.vcf" download />
      </div>
    </>
  );
}
