import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { LinkList } from '../components/lists.tsx';
import { Portrait } from '../components/portrait.tsx';
import { ServiceList } from '../components/service-list.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate } from '../dates.ts';
import type { NextDue as NextDueDate, PageKinds } from '../page-data.ts';
import { Bands } from '../sections/bands.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { PageHead } from '../sections/page-head.tsx';

type Service = PageKinds['service'];

/** Where a reader's mind goes next: links of the page's own, and services that go with it. */
function Related({ also, labels, related }: Pick<Service, 'also' | 'labels' | 'related'>) {
  return (
    <div className="section related background-foam">
      <div className="wrap">
        <section className="related-also">
          <h2>{labels.also}</h2>
          <LinkList links={also} />
        </section>
        <section className="related-services">
          <h2>{labels.related}</h2>
          <ServiceList items={related} look="related-list" all={labels.all} />
        </section>
      </div>
    </div>
  );
}

/** The next due date of whom the service is for. */
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

/** Whom it is for, what it costs, when it is done and what to bring. A phone shows the answers, and more of each opens. */
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

/** The page of any service: what is due next, four answers in brief, its sections, and what a reader may want next. */
export function ServicePage(service: Service) {
  const { hero, figure, signer, next, sections, reviewMap, closing } = service;
  const below = (
    <>
      {next && <NextDue next={next} />}
      <Brief {...service} />
    </>
  );
  const desk = (
    <div className="signer">
      <Portrait photo={signer.photo} desk={signer.desk} object={hero.object} sizes="(min-width: 60em) 36vw, 320px" />
      <div>
        <b>{signer.name}</b>
        <Text as="p">{signer.role}</Text>
        <Link href={signer.link.href}>{signer.link.label}</Link>
      </div>
    </div>
  );
  return (
    <>
      <PageHead hero={hero} figure={figure} below={below} />
      <div>
        <OnThisPage sections={sections} />
        <Bands
          sections={sections}
          before="paper"
          after="foam"
          asides={{ reviews: <TreeNodes nodes={reviewMap} /> }}
          below={{ stories: desk }}
        />
      </div>
      <Related {...service} />
      <CallToAction closing={closing} />
    </>
  );
}
