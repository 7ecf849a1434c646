import { Link } from 'react-router';
import { home } from '../../content/home.ts';
import { services } from '../../content/services/index.ts';
import { CoastMap } from '../components/coast-map.tsx';
import { Horizon } from '../components/horizon.tsx';
import { HoursList } from '../components/hours-list.tsx';
import { Icon } from '../components/icon.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { formatAddress } from '../format.ts';
import { Accordion, CallToAction, Entries, Frame, IconEntries, Stats, Testimonial } from '../sections/index.ts';

export const head = home.head;

function HomeHero() {
  const { eyebrow, heading, lede, action, promise } = home.hero;
  return (
    <div className="home-hero">
      <div className="home-hero-words ground-sand">
        <p className="eyebrow">{eyebrow}</p>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lede">{lede}</p>
        <div className="actions">
          <Link className="button button-primary" to={action.href}>
            {action.label}
          </Link>
          <PhoneButton />
        </div>
        <p className="promise">
          <Icon name="clock" />
          {promise}
        </p>
      </div>
      <Horizon variant="hero" />
    </div>
  );
}

function ServiceCards() {
  const { eyebrow, heading, all, featured, cards } = home.services;
  const allServices = (
    <Link className="button" to={all.href}>
      {all.label}
    </Link>
  );
  return (
    <Frame ground="sand" eyebrow={eyebrow} heading={heading} aside={allServices}>
      <ul className="service-cards">
        {cards.map(({ slug, text }) => {
          const service = services.find((other) => other.slug === slug);
          return (
            <li key={slug} className={slug === featured ? 'ground-deep' : 'ground-paper'}>
              <Icon name={service?.icon ?? ''} />
              <h3>{service?.name}</h3>
              <p>{text}</p>
              <Link className="more" to={`/services/${slug}`}>
                Learn more <span className="visually-hidden">about {service?.name}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

function LocalAdvantage() {
  const { eyebrow, heading, areas, action } = home.local;
  return (
    <section className="map-split ground-foam">
      <div className="map-split-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2>{heading}</h2>
        <OpenNow />
        <HoursList />
        <p>{formatAddress()}</p>
        <p>{areas}</p>
        <Link className="button" to={action.href}>
          <Icon name="map" />
          {action.label}
        </Link>
      </div>
      <CoastMap current="boca-raton" />
    </section>
  );
}

export function Page() {
  const { why, clients, questions } = home;
  const allQuestions = (
    <Link className="button" to={questions.all.href}>
      {questions.all.label}
    </Link>
  );
  return (
    <>
      <HomeHero />
      <Stats items={home.stats} />
      <Frame ground="paper" layout="halves" eyebrow={why.eyebrow} heading={why.heading} intro={why.intro}>
        <IconEntries items={why.items} className="reasons" />
      </Frame>
      <ServiceCards />
      <Frame ground="paper" eyebrow={clients.eyebrow} heading={clients.heading}>
        <Entries items={clients.items} className="columns" />
      </Frame>
      <LocalAdvantage />
      <Frame ground="paper" layout="split" eyebrow={questions.eyebrow} heading={questions.heading} aside={allQuestions}>
        <Accordion name="home" items={questions.items} openFirst />
      </Frame>
      <Testimonial review={home.testimonial} />
      <CallToAction closing={home.closing} />
    </>
  );
}
