import type { ServiceLine } from '../../content/pages/page-types.ts';
import type { serviceIndex } from '../../content/pages/services.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { LinkedHeading } from '../components/linked-heading.tsx';
import { Text } from '../components/text.tsx';
import { formatPrice } from '../format.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

/** Services as cards in lines, each of them one link. */
function Choices({ items }: { items: ServiceLine[] }) {
  return (
    <ul className="choices">
      {items.map(({ path, icon, title, description, from }) => (
        <li className="card" key={path}>
          <Icon name={icon} />
          <div>
            <LinkedHeading as="h4" href={path}>
              {title}
            </LinkedHeading>
            <Text as="p">{description}</Text>
          </div>
          <Text as="p" className="choices-from">
            {formatPrice(from)}
          </Text>
          <Icon name="arrow-right" />
        </li>
      ))}
    </ul>
  );
}

export interface ServicesProps {
  words: typeof serviceIndex;
}

/** The index of services: cards by client, and other places to start. */
export function ServicesPage({ words: { hero, groups, list, start, cta } }: ServicesProps) {
  return (
    <>
      <PageHead hero={hero} isPlain />
      <PageSection background="paper" head={list}>
        <div className="service-groups">
          {groups.map(({ name, services }) => (
            <div key={name}>
              <h3>{name}</h3>
              <Choices items={services} />
            </div>
          ))}
        </div>
      </PageSection>
      <PageSection background="foam" layout="split" head={start}>
        <div className="prose">
          {start.items.map(({ path, before, label, after }) => (
            <p key={path}>
              <Text>{before}</Text> <Link href={path}>{label}</Link>
              <Text>{after}</Text>
            </p>
          ))}
        </div>
      </PageSection>
      <CallToAction cta={cta} />
    </>
  );
}
