import type { ServiceLine } from '../../content/page-types.ts';
import { Icon } from '../components/icon.tsx';
import { LinkedHeading } from '../components/linked-heading.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

/** Services as lines, each of them one link. */
function Choices({ items, heading }: { items: ServiceLine[]; heading: 'h3' | 'h4' }) {
  return (
    <ul className="choices">
      {items.map(({ path, icon, title, description, from }) => (
        <li key={path}>
          <Icon name={icon} />
          <div>
            <LinkedHeading as={heading} href={path}>
              {title}
            </LinkedHeading>
            <Text as="p">{description}</Text>
          </div>
          <Text as="p" className="choices-from">
            {from}
          </Text>
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
  );
}

/** The index of services: twelve of them by who asks, and where to start. */
export function ServicesPage({ words: { hero, groups, list, start, closing } }: PageKinds['services']) {
  return (
    <>
      <PageHead hero={hero} isPlain />
      <PageSection background="paper" head={list}>
        <div className="service-groups">
          {groups.map(({ name, services }) => (
            <div key={name}>
              <h3>{name}</h3>
              <Choices items={services} heading="h4" />
            </div>
          ))}
        </div>
      </PageSection>
      <PageSection background="foam" layout="split" head={start}>
        <Choices items={start.items} heading="h3" />
      </PageSection>
      <CallToAction closing={closing} />
    </>
  );
}
