import { Fragment } from 'react';
import { firm } from '../../content/firm.ts';
import type { contact } from '../../content/pages/contact.ts';
import type { PersonDesk } from '../../content/types.ts';
import { ButtonLink, PhoneButton } from '../components/buttons.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { ItemList } from '../components/lists.tsx';
import { Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { Portrait } from '../components/portrait.tsx';
import { Text } from '../components/text.tsx';
import { formatMailHref, formatTelHref } from '../format.ts';
import { usePage } from '../page/page-context.ts';
import type { ShownPhoto } from '../page/page-frame.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { HeroText } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import type { TreeNode } from '../tree.ts';

export type ContactProps = typeof contact & {
  /** What it can be about, each with the address that chooses it, or takes the choice back. */
  choices: { label: string; chosen: boolean; href: string }[];
  /** Who answers what: the one who answers the topic, or everybody. */
  people: { title: string; does: string; desk: PersonDesk; photo?: ShownPhoto }[];
  topic?: { name: string; have: string };
  /** When the office can call back: as `Mon morning`, and as `Monday, November 30, in the morning`. */
  times: { label: string; text: string }[];
  map: TreeNode[];
};

/** What it is about, who answers, and what to have at hand. */
function About({ about, choices, people, topic }: Pick<ContactProps, 'about' | 'choices' | 'people' | 'topic'>) {
  return (
    <div className="office-about">
      <h2 id="about">{about.label}</h2>
      <nav aria-labelledby="about">
        <ul className="office-choices">
          {choices.map(({ label, href, chosen }) => (
            <li key={label}>
              <Link className={chosen ? 'button button-filled' : 'button'} href={href} aria-current={chosen ? 'true' : undefined}>
                <Text as="span">{label}</Text>
                {chosen && <span className="visually-hidden">, {about.chosen}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={topic ? 'office-people card' : 'office-people'}>
        {people.map(({ title, does, desk, photo }) => (
          <li key={title}>
            <Portrait photo={photo} desk={desk} sizes="72px" />
            <div>
              <Text as="h3">{title}</Text>
              <Text as="p">{does}</Text>
              {topic && <Text as="p">{topic.have}</Text>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By the hour: while the office is open, the red button calls it; otherwise it asks for a call back. */
function CallOrWrite({ call, topic, times: offered }: Pick<ContactProps, 'call' | 'topic' | 'times'>) {
  const open = usePage().office?.open;
  const { label, subject, name, number, when, about } = call.callBack;
  const topicName = topic?.name ?? '';
  /** The prepared email, which asks to be called at a time. Each of its lines ends where the answer begins. */
  const askFor = (time: string) =>
    formatMailHref(firm.email, topic ? `${subject}: ${topicName}` : subject, [
      `${name} `,
      `${number} `,
      `${when} ${time}`,
      `${about} ${topicName}`,
    ]);
  const times = (
    <>
      <h2>{open ? call.later : call.closed}</h2>
      <p className="office-times">
        {offered.map((time) => (
          <Fragment key={time.label}>
            <ButtonLink label={time.label} href={askFor(time.text)} />{' '}
          </Fragment>
        ))}
      </p>
    </>
  );
  return (
    <div className="office-call">
      <OpenNow />
      {open && (
        <p className="office-number">
          <Link href={formatTelHref(firm.phone)}>{firm.phone}</Link>
        </p>
      )}
      {!open && times}
      <div className="actions">
        {open && <PhoneButton label={call.button} variant="button-primary" />}{' '}
        <ButtonLink label={label} icon="mail" variant={!open && 'button-primary'} href={askFor('')} />{' '}
        {!open && <PhoneButton label={`${call.message} ${firm.phone}`} />}
      </div>
      {open && times}
      <Text as="p" className="note">
        {open ? call.note : `${call.note} ${call.waiting}`}
      </Text>
    </div>
  );
}

/** The ways to reach the firm, and the first consultation: on a card with the fee as its last line. */
export function ContactPage(contact: ContactProps) {
  const { hero, write, terms, fee, steps, prepare, talk, papers, visit, map } = contact;
  const { articles } = write;
  return (
    <>
      <div className="page-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <div className="office-head">
            <div>
              <HeroText hero={hero} />
              <About {...contact} />
            </div>
            <CallOrWrite {...contact} />
            <div className="ledger">
              <dl className="office-terms">
                {terms.map(({ term, value, detail }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      <Text as="strong">{value}</Text> <Text as="small">{detail}</Text>
                    </dd>
                  </div>
                ))}
                <div className="office-fee">
                  <dt>{fee.term}</dt>
                  <dd className="figure-highlight">{fee.value}</dd>
                </div>
              </dl>
            </div>
            <address className="office-write" id="write">
              <p>
                {write.call} <Link href={formatTelHref(firm.phone)}>{firm.phone}</Link> {write.email}{' '}
                <a href={`mailto:${firm.email}`}>{firm.email}</a>. <Text>{write.promise}</Text> <strong>{write.never}</strong>
              </p>
              <p>
                <a href={formatMailHref(firm.email, articles.subject, articles.lines)}>{articles.label}</a>
              </p>
            </address>
          </div>
        </div>
      </div>
      <HeadPhotograph />
      <SectionBand section={{ kind: 'steps', ...steps }} />
      <SectionBand background="foam" section={{ kind: 'audience', ...prepare }} />
      <SectionBand background="sand" section={{ kind: 'facts', ...talk }} />
      <PageSection background="deep" head={papers}>
        <ItemList items={papers.items} variant="cards" />
        <p className="office-warning">
          <Icon name="mail-warning" />
          <span>
            <strong>{papers.never}</strong> <Text>{papers.warning}</Text>
          </span>
        </p>
      </PageSection>
      <MapBand map={map}>
        <h2 className="eyebrow">{visit.eyebrow}</h2>
        <Office {...visit} />
      </MapBand>
    </>
  );
}
