import type { AccountingService, OpeningHoursSpecification, PostalAddress, Thing } from 'schema-dts';
import { serviceCities } from '../../content/cities/index.ts';
import { priceRange } from '../../content/claims.ts';
import { firm } from '../../content/firm.ts';
import { formatDialed } from '../../shared/format.ts';
import { listClosings } from '../deadlines/office-closings.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** How other nodes of the graph point at the firm. */
export const firmId = (origin: string) => ({ '@id': `${origin}/#firm` });

/** A city as an area that is served. */
export const toCity = (name: string) => ({ '@type': 'City', name }) as const;

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: firm.office.street,
  addressLocality: firm.office.city,
  addressRegion: firm.office.state,
  postalCode: firm.office.zip,
};

/** Opening hours without the days that are by appointment. */
function listOpeningHours(): OpeningHoursSpecification[] {
  const lines = firm.hours.filter((line) => 'opens' in line);
  return lines.map(({ weekdays, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.flatMap((day) => days[day] ?? []),
    opens,
    closes,
  }));
}

/** The closed days of a year from a day on. Midnight to midnight is closed, as Google has it for local businesses. */
function listClosedDays(from: string): OpeningHoursSpecification[] {
  return listClosings(from, 365).map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: date,
  }));
}

/** What a page shows of the firm beyond the footer's name, address, phone, email and cities. */
interface Shown {
  /** The office's day on which it shows the opening hours, an ISO date. */
  hours: string | false;
  coordinates: boolean;
  /** The number that the page shows in place of the office's, and the city that it is for. */
  line?: { phone: string; city: string } | undefined;
}

/** The firm as one node, with what this page shows of it. */
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
    areaServed: serviceCities.map(({ city }) => toCity(city)),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', latitude: lat.toFixed(5), longitude: lon.toFixed(5) } }),
    ...(hours && {
      openingHoursSpecification: listOpeningHours(),
      specialOpeningHoursSpecification: listClosedDays(hours),
      priceRange,
    }),
  };
}

/** The firm on a page of its own kind. With a day, an ISO date, the page shows the office and when it is open on it. */
export function describeOffice(origin: string, day?: string): Thing[] {
  return [createFirmNode(origin, { hours: day ?? false, coordinates: day !== undefined })];
}

/** The site itself. */
export function describeWebsite(origin: string): Thing[] {
  const publisher = firmId(origin);
  return [{ '@type': 'WebSite', '@id': `${origin}/#website`, name: firm.brand, url: `${origin}/`, publisher }];
}
