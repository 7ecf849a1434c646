import type { Thing } from 'schema-dts';
import { structuredData } from '../../content/pages/structured-data.ts';
import type { ServiceBody } from '../../content/types.ts';
import type { PageLink } from '../../shared/page/page-frame.ts';
import { createFirmNode, firmId, listAreas } from './firm.ts';
import { describeQuestions, listQuestions } from './questions.ts';

/** The nodes of a service page in a period: firm, service and questions. */
export function describeService(
  { path, name }: PageLink,
  { hero, sections }: Pick<ServiceBody, 'hero' | 'sections'>,
  origin: string,
  since: string,
): Thing[] {
  const { bookkeeping } = structuredData;
  const isBookkeeping = path === bookkeeping.path;
  const opensContactCard = hero.actions.some((action) => 'opens' in action);
  return [
    createFirmNode(origin, { hours: opensContactCard && since, coordinates: false }),
    {
      '@type': 'Service',
      name,
      description: hero.lede,
      serviceType: isBookkeeping ? bookkeeping.serviceType : hero.eyebrow,
      url: origin + path,
      provider: firmId(origin),
      areaServed: isBookkeeping ? listAreas((city) => city.isServedWithBooks) : listAreas(),
    },
    ...describeQuestions(listQuestions(sections)),
  ];
}
