import { firm } from '../../content/firm.ts';
import { ButtonLink } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { HoursList } from '../components/hours-list.tsx';
import { Icon } from '../components/icon.tsx';
import { LinkedHeading } from '../components/linked-heading.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { Portrait } from '../components/portrait.tsx';
import { Text } from '../components/text.tsx';
import { formatAddress, formatPrice } from '../format.ts';
import type { PageKinds } from '../page/page-frame.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { KeyDateList } from '../sections/key-date-list.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { HeroText } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Testimonial } from '../sections/reviews.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import { toSlug } from '../slug.ts';

type Home = PageKinds['home'];

/** Figures with their labels, and how they were counted. */
function Stats({ words: { stats, statsNote } }: Pick<Home, 'words'>) {
  return (
    <div>
      <dl className="stats">
        {stats.map(({ figure, label }) => (
          <div key={label}>
            <Text as="dt">{label}</Text>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Text as="p" className="note">
        {statsNote}
      </Text>
    </div>
  );
}

function ServiceCards({ words: { services: block }, services }: Pick<Home, 'words' | 'services'>) {
  return (
    <PageSection background="sand" head={block}>
      <ul className="service-cards">
        {services.map(({ path, title, icon, text, from }) => (
          <li key={path} className={path === block.featured ? 'background-deep' : 'background-paper'}>
            <Icon name={icon} />
            <LinkedHeading href={path}>{title}</LinkedHeading>
            <Icon name="arrow-right" />
            <Text as="p" className="service-cards-from">
              {formatPrice(from)}
            </Text>
            <Text as="p">{text}</Text>
          </li>
        ))}
      </ul>
      <div className="actions">
        <ButtonLink {...block.all} />
      </div>
    </PageSection>
  );
}

/** The front page: key facts on one line, the people, the services, the clients, and the dates. */
export function HomePage(home: Home) {
  const { words } = home;
  const { hero, proof, people, why, clients, local, questions, testimonial, cta } = words;
  return (
    <>
      <div className="home-hero">
        <div className="home-hero-words background-sky">
          <HeroText hero={hero} />
        </div>
        <Horizon variant="hero" />
      </div>
      <HeadPhotograph />
      <div className="proof background-deep">
        <ul className="wrap">
          <li>{proof.lead}</li>
          <li>
            <OpenNow />
          </li>
          <li>{proof.price}</li>
          <li>{proof.offer}</li>
        </ul>
      </div>
      <PageSection background="paper" head={people}>
        <ul className="people" data-pairs={home.people.length % 2 === 0 || undefined}>
          {home.people.map(({ name, role, desk, photo }) => (
            <li key={name}>
              <Portrait photo={photo} desk={desk} sizes="(min-width: 1300px) 384px, 33vw" />
              <div>
                <LinkedHeading href={`/about#${toSlug(name)}`}>{name}</LinkedHeading>
                <Text as="p">{role}</Text>
              </div>
            </li>
          ))}
        </ul>
      </PageSection>
      <SectionBand background="foam" layout="halves" section={{ kind: 'why-us', ...why }} />
      <ServiceCards words={words} services={home.services} />
      <Testimonial review={testimonial} aside={<Stats words={words} />} />
      <SectionBand background="foam" section={{ kind: 'audience', ...clients }} />
      <KeyDateList {...home} />
      <MapBand map={home.map} head={local}>
        <OpenNow />
        <HoursList />
        <Text as="p">{formatAddress(firm.office)}</Text>
        <Text as="p">{local.areas}</Text>
        <ButtonLink icon="map" {...local.action} />
      </MapBand>
      <SectionBand section={{ kind: 'questions', openFirst: true, ...questions }} aside={<ButtonLink {...questions.all} />} />
      <CallToAction cta={cta} />
    </>
  );
}
