import type { AccountingService, PostalAddress, Thing } from 'schema-dts';
import { type CityPath, serviceCities } from '../../content/cities/index.ts';
import type { CityEntry } from '../../content/cities/types.ts';
import { priceRange } from '../../content/claims.ts';
import { firm } from '../../content/firm.ts';
import { notices } from '../../content/notices.ts';
import { formatDialed } from '../../shared/format.ts';
import { findClosures } from '../office/find-notices.ts';
import { describeOpeningHours } from './opening-hours.ts';

/** Returns the reference to the firm for other nodes of the graph. */
export const firmId = (origin: string) => ({ '@id': `${origin}/#firm` });

/** Describes a city as an area served. */
export const toCity = (name: string) => ({ '@type': 'City', name }) as const;

/** Lists the service cities that are meant as areas served, or the city of the office if there are none. */
export function listAreas(isMeant: (city: CityEntry<CityPath>) => unknown = () => true) {
  const meant = serviceCities.filter(isMeant);
  return (meant.length > 0 ? meant : [firm.office]).map(({ city }) => toCity(city));
}

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: firm.office.street,
  addressLocality: firm.office.city,
  addressRegion: firm.office.state,
  postalCode: firm.office.zip,
};

/** The properties of the firm that a page shows beyond the footer's name, address, phone, email and cities. */
interface Shown {
  /** The beginning of the period whose opening hours it shows, on the office's clock. */
  hours: string | false;
  coordinates: boolean;
  /** The number that the page shows in place of the office's, and the city that it is for. */
  line?: { phone: string; city: string } | undefined;
}

/** Describes the firm as one node, with the properties that this page shows. */
export function createFirmNode(origin: string, { hours, coordinates, line }: Shown): Extract<AccountingService, object> {
  const { lat, lon } = firm.office;
  return {
    '@type': 'AccountingService',
    ...firmId(origin),
    name: firm.legalName,
    url: `${origin}/`,
    ...(line
      ? { contactPoint: { '@type': 'ContactPoint', telephone: formatDialed(line.phone), areaServed: toCity(line.city) } }
      : { telephone: formatDialed(firm.phone) }),
    email: firm.email,
    address,
    areaServed: listAreas(),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', latitude: lat.toFixed(5), longitude: lon.toFixed(5) } }),
    ...(hours && {
      ...describeOpeningHours(firm.hours, hours, findClosures(notices, hours)),
      priceRange,
    }),
  };
}

/** The firm on a page. With the beginning of the period, the page shows the office and when it is open. */
export function describeOffice(origin: string, since?: string): Thing[] {
  return [createFirmNode(origin, { hours: since ?? false, coordinates: since !== undefined })];
}

/** The site itself. */
export function describeWebsite(origin: string): Thing[] {
  const publisher = firmId(origin);
  return [{ '@type': 'WebSite', '@id': `${origin}/#website`, name: firm.brand, url: `${origin}/`, publisher }];
}
