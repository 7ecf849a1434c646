import { firm } from '../../content/firm.ts';
import type { IconName } from '../../content/icons.ts';
import type { home } from '../../content/pages/home.ts';
import type { PersonDesk, Price } from '../../content/types.ts';
import { ButtonLink } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { HoursList } from '../components/hours-list.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { LinkedHeading } from '../components/linked-heading.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { Portrait } from '../components/portrait.tsx';
import { Stats } from '../components/stats.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatShortDay, formatShortWeekday } from '../dates.ts';
import { formatAddress, formatPrice } from '../format.ts';
import type { ShownPhoto } from '../page/page-frame.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { LeaveWith, type LeaveWithProps } from '../sections/leave-with.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { HeroText } from '../sections/page-head.tsx';
import { PageSection, SectionTitle, type SectionWords } from '../sections/page-section.tsx';
import { Testimonial } from '../sections/reviews.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import { toSlug } from '../slug.ts';
import type { TreeNode } from '../tree.ts';

/** A date of the coming year that most clients have. */
export interface KeyDate {
  /** ISO date. */
  due: string;
  days: number;
  title: string;
  note: string;
}

export interface HomeProps {
  words: typeof home;
  leaveWith: LeaveWithProps;
  people: SectionWords & { items: { name: string; role: string; desk: PersonDesk; photo?: ShownPhoto }[] };
  services: { path: string; title: string; icon: IconName; text: string; from: Price | string }[];
  keyDates: { items: KeyDate[]; drawing: TreeNode[] };
  map: TreeNode[];
}

function ServiceCards({ words: { services: block }, services }: Pick<HomeProps, 'words' | 'services'>) {
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

/** The main due dates of the year on a line, spaced by their distance in time, and each in words. */
function KeyDateList({ words: { keyDates: words }, keyDates }: Pick<HomeProps, 'words' | 'keyDates'>) {
  const id = toSlug(words.heading);
  return (
    <section className="key-dates background-sky" aria-labelledby={id}>
      <div className="wrap key-dates-head">
        <div>
          <SectionTitle id={id} head={words} />
        </div>
        <div className="actions">
          <ButtonLink label={words.mine} icon="calendar-check" href="/deadlines#choose" />{' '}
          <Link href="/deadlines">{words.all}</Link>
        </div>
      </div>
      <div className="key-dates-drawing">
        <div className="wrap">
          <TreeNodes nodes={keyDates.drawing} />
        </div>
      </div>
      <div className="background-deep">
        <ol className="wrap">
          {keyDates.items.map(({ due, days, title, note }) => (
            <li key={due}>
              <h3>{formatShortDay(due)}</h3>
              <p className="key-dates-day">{formatShortWeekday(due)}</p>
              <p className="key-dates-count">
                {days > 0 && <b>{days}</b>} {['today', 'day'][days] ?? 'days'}
              </p>
              <p className="key-dates-what">
                <Text as="strong">{title}</Text> <Text>{note}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The front page: key facts on one line, the people, the services, the clients, and the dates. */
export function HomePage(props: HomeProps) {
  const { words } = props;
  const { hero, proof, stats, statsNote, why, clients, local, questions, testimonial, cta } = words;
  return (
    <>
      <div className="home-hero">
        <div className="home-hero-words background-sky">
          <HeroText hero={hero} />
        </div>
        <div className="home-hero-page">
          <Horizon variant="hero" />
          <LeaveWith {...props.leaveWith} />
        </div>
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
      <PageSection background="paper" head={props.people}>
        <ul className="people" data-pairs={props.people.items.length % 2 === 0 || undefined}>
          {props.people.items.map(({ name, role, desk, photo }) => (
            <li key={name}>
              <Portrait photo={photo} desk={desk} sizes="(min-width: 1300px) 384px, 33vw" />
              <div>
                <LinkedHeading href={`/about#${toSlug(name)}`}>{name}</LinkedHeading>
                <Text as="p">{role}</Text>
              </div>
            </li>
          ))}
        </ul>
        <Stats stats={stats} note={statsNote} />
      </PageSection>
      <SectionBand background="foam" layout="halves" section={{ kind: 'why-us', ...why }} />
      <ServiceCards words={words} services={props.services} />
      <Testimonial review={testimonial} />
      <SectionBand background="foam" section={{ kind: 'audience', ...clients }} />
      <KeyDateList {...props} />
      <MapBand map={props.map} head={local}>
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
