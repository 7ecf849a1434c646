import type { Thing } from 'schema-dts';
import type { CityPath } from '../../content/cities/index.ts';
import type { CityEntry } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import { services } from '../../content/services/index.ts';
import type { CityBody } from '../../content/types.ts';
import { createFirmNode, toCity } from './firm.ts';
import { describeQuestions, listQuestions } from './questions.ts';

/** Describes the firm as a local business of one city: its type, the area served, and its services. */
function describeLocalBusiness({ city, path }: CityEntry<CityPath>, description: string, origin: string) {
  return {
    description,
    areaServed: toCity(city),
    mainEntityOfPage: origin + path,
    makesOffer: services.map(({ title, path: servicePath }) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name: title, serviceType: title, url: origin + servicePath },
    })),
  };
}

/** The nodes of a city page: the firm as this page shows it, and questions. */
export function describeCity(
  city: CityEntry<CityPath>,
  { hero, sections }: Pick<CityBody, 'hero' | 'sections'>,
  origin: string,
): Thing[] {
  const local = city.isLocalBusiness ? describeLocalBusiness(city, hero.lede, origin) : {};
  const line = city.phone ? { phone: city.phone, city: city.city } : undefined;
  const url = city.city === firm.office.city ? { url: origin + city.path } : {};
  return [
    { ...createFirmNode(origin, { hours: false, coordinates: true, line }), ...local, ...url },
    ...describeQuestions(listQuestions(sections)),
  ];
}
