import type { servicePage } from '../../content/pages/service-page.ts';
import type * as content from '../../content/types.ts';
import { ButtonLink, ContactCard } from '../components/buttons.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { LinkList } from '../components/lists.tsx';
import { PersonStrip, type PersonStripProps } from '../components/person-strip.tsx';
import { ServiceList } from '../components/service-list.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDay } from '../dates.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { SectionList } from '../sections/section-list.tsx';
import type { TreeNode } from '../tree.ts';

/** The next due date of the people that a page is for. */
export interface NextDue {
  /** Such as "Next due for S corporations". */
  lead: string;
  date: string;
  /** How long it is until then: `in 23 days`. */
  wait: string;
  /** The name of the first due date, and the number of the others. */
  what: string;
  href: string;
}

export interface ServiceProps extends Omit<content.ServiceBody, 'head' | 'by'> {
  labels: typeof servicePage;
  figure: TreeNode[];
  /** The figure in few words, for the head on a phone, and the line behind which a phone folds the whole of it. */
  answer: TreeNode[];
  whole: string;
  /** The person who does the work. */
  person: PersonStripProps['person'];
  next?: NextDue;
  related: content.ServiceItem[];
}

/** Related links of the page, and related services. */
function Related({ also, labels, related }: Pick<ServiceProps, 'also' | 'labels' | 'related'>) {
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
function NextDueBand({ next: { lead, date, wait, what, href } }: { next: NextDue }) {
  return (
    <div className="next-due background-deep">
      <p className="wrap">
        <Icon name="calendar-days" />
        <span>
          {lead}: <Link href={href}>{formatDay(date)}</Link> <Text as="span">{`(${wait}).`}</Text>{' '}
          <Text as="span" className="next-due-what">
            {`${what}.`}
          </Text>
        </span>
      </p>
    </div>
  );
}

/** Four answers: clients, price, duration, what to bring. */
function Brief({ labels, brief }: Pick<ServiceProps, 'labels' | 'brief'>) {
  return (
    <section className="brief background-paper" aria-label={labels.brief.label}>
      <dl className="wrap">
        {labels.brief.terms.map(({ key, term }) => {
          const { value, text, link } = brief[key];
          return (
            <div key={key}>
              <dt className="eyebrow">{term}</dt>
              <Text as="dd" className="brief-value">
                {value}
              </Text>
              <dd>
                <Text>{text}</Text> <Link href={link.href}>{link.label}</Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The figure, which a phone folds behind a line. On wide screens it stands in the head. */
function ServiceFigure({ hero, figure, whole }: Pick<ServiceProps, 'hero' | 'figure' | 'whole'>) {
  return (
    <div className={`service-figure background-sky ${hero.isDark ? 'dark-hero' : ''}`}>
      <details className="service-fold">
        <summary>
          <Text as="span">{whole}</Text>
        </summary>
      </details>
      <TreeNodes nodes={figure} />
    </div>
  );
}

/** Splits sections after the fees. */
function splitSections(sections: content.Section[]): [content.Section[], content.Section[]] {
  const end = sections.findIndex(({ kind }) => kind === 'prices') + 1;
  return [sections.slice(0, end), sections.slice(end)];
}

/** The page of any service: four answers, what is done and what it costs, then its figure and the rest, and what a reader may want next. */
export function ServicePage(service: ServiceProps) {
  const { hero, figure, answer, person, next, sections, labels, cta } = service;
  const [first, rest] = splitSections(sections);
  const { action } = cta;
  const consultation = (
    <div className="section-action">
      {'opens' in action ? (
        <ContactCard label={labels.consultation} />
      ) : (
        <ButtonLink label={labels.consultation} href={action.href} />
      )}
    </div>
  );
  return (
    <>
      <div className="service">
        <PageHead hero={hero} laterFigure={{ whole: figure, answer }}>
          <PersonStrip person={person} illustration={hero.illustration} />
        </PageHead>
        <div className={`service-ground background-sky ${hero.isDark ? 'dark-hero' : ''}`} />
        <div className={`service-brief ${hero.isDark ? 'dark-hero' : ''}`}>
          {next && <NextDueBand next={next} />}
          <Brief {...service} />
        </div>
        <OnThisPage sections={sections} />
        <div className="service-first">
          <SectionList sections={first} before="paper" after="sand" below={{ prices: consultation }} />
        </div>
        <ServiceFigure {...service} />
        <div className="service-rest">
          <SectionList sections={rest} before="foam" after="foam" below={{ reviews: consultation, testimonial: consultation }} />
        </div>
      </div>
      <Related {...service} />
      <CallToAction cta={cta} />
    </>
  );
}
