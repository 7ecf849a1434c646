import { home } from '../../content/home.ts';
import { Accordion } from '../components/accordion.tsx';
import { ButtonLink } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { HoursList } from '../components/hours-list.tsx';
import { Icon } from '../components/icon.tsx';
import { ItemList, TextList } from '../components/lists.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { findService } from '../find-service.ts';
import { formatAddress } from '../format.ts';
import type { View } from '../route.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Testimonial } from '../sections/reviews.tsx';
import { Stats } from '../sections/stats.tsx';
import { toSlug } from '../slug.ts';
import { TideTable } from './home/tide-table.tsx';

function HomeHero() {
  const { eyebrow, heading, lede, action, keyFacts } = home.hero;
  return (
    <div className="home-hero">
      <div className="home-hero-words background-sky">
        <p className="eyebrow">{eyebrow}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lede">{lede}</p>
        <div className="actions">
          <ButtonLink link={action} primary />
          <PhoneButton />
        </div>
        <TextList items={keyFacts} look="key-facts" />
      </div>
      <Horizon variant="hero" />
    </div>
  );
}

const serviceCards = home.services.cards.map(({ path, text }) => ({ ...findService(path), text }));

function ServiceCards() {
  const { eyebrow, heading, all, featured } = home.services;
  return (
    <PageSection background="sand" eyebrow={eyebrow} heading={heading} aside={<ButtonLink link={all} />}>
      <ul className="service-cards">
        {serviceCards.map(({ path, title, icon, text }) => (
          <li key={path} className={path === featured ? 'background-deep' : 'background-paper'}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="more" href={path}>
              Learn More <span className="visually-hidden">about {title}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function LocalAdvantage() {
  const { eyebrow, heading, areas, action } = home.local;
  return (
    <MapBand>
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={toSlug(heading)}>{heading}</h2>
      <OpenNow />
      <HoursList />
      <p>{formatAddress()}</p>
      <p>{areas}</p>
      <ButtonLink link={action} icon="map" />
    </MapBand>
  );
}

function Page() {
  const { stats, statsNote, why, clients, questions, testimonial, closing } = home;
  const allQuestions = <ButtonLink link={questions.all} />;
  return (
    <>
      <HomeHero />
      <BelowHead>
        <Stats items={stats} note={statsNote} />
        {home.due && <TideTable due={home.due} tides={home.tides ?? []} />}
        <PageSection background="paper" layout="halves" eyebrow={why.eyebrow} heading={why.heading} intro={why.intro}>
          <ItemList items={why.items} look="reasons" />
        </PageSection>
        <ServiceCards />
        <PageSection background="paper" eyebrow={clients.eyebrow} heading={clients.heading}>
          <ItemList items={clients.items} look="columns" />
        </PageSection>
        <LocalAdvantage />
        <PageSection
          background="paper"
          layout="split"
          eyebrow={questions.eyebrow}
          heading={questions.heading}
          aside={allQuestions}
        >
          <Accordion name="home" items={questions.items} openFirst />
        </PageSection>
        <Testimonial review={testimonial} />
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

export const view: View = { head: home.head, heading: home.hero.heading, words: home, Page };
