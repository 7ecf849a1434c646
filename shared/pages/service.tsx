import { Desk } from '../components/desk.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { LinkList } from '../components/lists.tsx';
import { ServiceList } from '../components/service-list.tsx';
import { Text } from '../components/text.tsx';
import { formatDate } from '../format.ts';
import type { PageKinds } from '../page-data.ts';
import { Bands } from '../sections/bands.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { PageHead } from '../sections/page-head.tsx';

type Service = PageKinds['service'];

/** Four answers: who it is for, what it costs, how long it takes, what to bring. */
function Brief({ labels, brief }: Pick<Service, 'labels' | 'brief'>) {
  const { label, terms } = labels.brief;
  return (
    <section className="brief background-paper" aria-label={label}>
      <dl className="wrap">
        {terms.map(({ key, term }) => {
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

/** Who does the work, at the desk it is done at. */
function Signer({ name, role, link, desk }: Service['signer']) {
  return (
    <div className="signer">
      <Desk of={desk} />
      <div>
        <b>{name}</b>
        <Text as="p">{role}</Text>
        <Link href={link.href}>{link.label}</Link>
      </div>
    </div>
  );
}

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

/** The page of any service. */
export function ServicePage(service: Service) {
  const { hero, figure, signer, next, sections, closing } = service;
  return (
    <>
      <PageHead hero={hero} figure={figure} />
      {next && (
        <div className="next-due background-deep">
          <p className="wrap">
            <Icon name="calendar-days" />
            <span>
              {next.lead}: <strong>{formatDate(next.date)}</strong> <Text>{`(${next.wait}). ${next.forms}.`}</Text>{' '}
              <Link href={next.href}>All our due dates</Link>
            </span>
          </p>
        </div>
      )}
      <OnThisPage sections={sections} />
      <Brief {...service} />
      <Bands sections={sections} before="paper" after="foam" asides={{ stories: <Signer {...signer} /> }} />
      <Related {...service} />
      <CallToAction closing={closing} />
    </>
  );
}
