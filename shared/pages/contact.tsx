import { firm } from '../../content/firm.ts';
import type { contact } from '../../content/pages/contact.ts';
import { ButtonLink, PhoneButton } from '../components/buttons.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { ItemList } from '../components/lists.tsx';
import { Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { Text } from '../components/text.tsx';
import { formatMailHref, formatTelHref } from '../format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { HeroText } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import type { TreeNode } from '../tree.ts';

export type ContactProps = typeof contact & { map: TreeNode[] };

/** The ways to reach the firm, and the first consultation: on a card with the fee as its last line. */
export function ContactPage(contact: ContactProps) {
  const { hero, call, write, terms, fee, steps, prepare, talk, papers, visit, map } = contact;
  const { callBack } = write;
  // Each line waits for an answer.
  const lines = callBack.lines.map((line) => `${line} `);
  return (
    <>
      <div className="page-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <div className="office-head">
            <div>
              <HeroText hero={hero} />
              <OpenNow />
              <p className="office-number">
                <Link href={formatTelHref(firm.phone)}>{firm.phone}</Link>
              </p>
              <div className="actions">
                <PhoneButton label={call.button} variant="button-primary" />{' '}
                <ButtonLink label={callBack.label} icon="mail" href={formatMailHref(firm.email, callBack.subject, lines)} />
              </div>
              <Text as="p" className="note">
                {call.otherwise}
              </Text>
            </div>
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
            <div className="office-write">
              <p>
                {write.before} <a href={`mailto:${firm.email}`}>{firm.email}</a>. <Text>{write.promise}</Text>{' '}
                <strong>{write.never}</strong>
              </p>
              <Text as="p">{write.say}</Text>
            </div>
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
