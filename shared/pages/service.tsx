import type { Section } from '../../content/types.ts';
import { ButtonLink } from '../components/buttons.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { LinkList } from '../components/lists.tsx';
import { Portrait } from '../components/portrait.tsx';
import { ServiceList } from '../components/service-list.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate } from '../dates.ts';
import type { NextDue as NextDueDate, PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { SectionList } from '../sections/section-list.tsx';

type Service = PageKinds['service'];

/** Related links of the page, and related services. */
function Related({ also, labels, related }: Pick<Service, 'also' | 'labels' | 'related'>) {
  return (
    <div className="section neighbors background-foam">
      <div className="wrap">
        <section className="neighbors-also">
          <h2>{labels.also}</h2>
          <LinkList links={also} />
        </section>
        <section className="neighbors-services">
          <h2>{labels.related}</h2>
          <ServiceList items={related} variant="neighbors-list" all={labels.all} />
        </section>
      </div>
    </div>
  );
}

/** The next due date for the clients of the service. */
function NextDue({ next: { lead, date, wait, what, href } }: { next: NextDueDate }) {
  return (
    <div className="next-due background-deep">
      <p className="wrap">
        <Icon name="calendar-days" />
        <span>
          {lead}: <strong>{formatDate(date)}</strong> <Text>{`(${wait}). ${what}.`}</Text>{' '}
          <Link href={href}>All our due dates</Link>
        </span>
      </p>
    </div>
  );
}

/** Four answers: clients, price, duration, what to bring. A phone shows them in brief, and each opens. */
function Brief({ labels, brief }: Pick<Service, 'labels' | 'brief'>) {
  return (
    <section className="brief background-paper" aria-label={labels.brief.label}>
      <dl className="wrap folded">
        {labels.brief.terms.map(({ key, term }) => {
          const { value, text, link } = brief[key];
          return (
            <div key={key}>
              <dt className="eyebrow">{term}</dt>
              <Text as="dd" className="brief-value">
                {value}
              </Text>
              <dd>
                <details>
                  <summary aria-label={term} />
                  <p>
                    <Text>{text}</Text> <Link href={link.href}>{link.label}</Link>
                  </p>
                </details>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The figure, which a phone folds behind its first sentence. On wide screens it stands in the head. */
function ServiceFigure({ hero, figure, figureLead }: Pick<Service, 'hero' | 'figure' | 'figureLead'>) {
  return (
    <div className={`service-figure background-sky ${hero.isDark ? 'dark-hero' : ''}`}>
      <details className="service-fold">
        <summary>
          <Text as="span">{figureLead}</Text>
        </summary>
      </details>
      <TreeNodes nodes={figure} />
    </div>
  );
}

/** Splits sections after the fees. */
function splitSections(sections: Section[]): [Section[], Section[]] {
  const end = sections.findIndex(({ kind }) => kind === 'prices') + 1;
  return [sections.slice(0, end), sections.slice(end)];
}

/** The page of any service: four answers, what is done and what it costs, then its figure and the rest, and what a reader may want next. */
export function ServicePage(service: Service) {
  const { hero, figure, person, next, sections, labels, cta } = service;
  const [first, rest] = splitSections(sections);
  const desk = (
    <div className="service-person">
      <Portrait photo={person.photo} desk={person.desk} illustration={hero.illustration} sizes="(min-width: 48em) 36vw, 112px" />
      <div>
        <b>{person.name}</b>
        <Text as="p">{person.role}</Text>
        <Link href={person.link.href}>{person.link.label}</Link>
      </div>
    </div>
  );
  const consultation = (
    <p className="section-action">
      <ButtonLink {...labels.consultation} />
    </p>
  );
  return (
    <>
      <div className="service">
        <PageHead hero={hero} laterFigure={figure} />
        <div className={`service-ground background-sky ${hero.isDark ? 'dark-hero' : ''}`} />
        <div className={`service-brief ${hero.isDark ? 'dark-hero' : ''}`}>
          {next && <NextDue next={next} />}
          <Brief {...service} />
        </div>
        <OnThisPage sections={sections} />
        <div className="service-first">
          <SectionList sections={first} before="paper" after="sand" below={{ prices: consultation }} />
        </div>
        <ServiceFigure {...service} />
        <div className="service-rest">
          <SectionList
            sections={rest}
            before="foam"
            after="foam"
            below={{ reviews: consultation, testimonial: consultation }}
            person={desk}
          />
        </div>
      </div>
      <Related {...service} />
      <CallToAction cta={cta} />
    </>
  );
}
