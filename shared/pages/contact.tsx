import { contact } from '../../content/contact.ts';
import { firm } from '../../content/firm.ts';
import { Horizon } from '../components/horizon.tsx';
import { Icon } from '../components/icon.tsx';
import { ItemList, Steps } from '../components/lists.tsx';
import { Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { formatTelHref } from '../format.ts';
import type { View } from '../route.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { PageSection } from '../sections/page-section.tsx';

function Call() {
  const { hero, call, write } = contact;
  const [name, domain] = firm.email.split('@');
  return (
    <div>
      <p className="eyebrow">{hero.eyebrow}</p>
      <h1 tabIndex={-1}>{hero.heading}</h1>
      <p className="lede">{hero.lede}</p>
      <p className="contact-number">
        <a href={formatTelHref(firm.phone)}>{firm.phone}</a>
      </p>
      <div className="actions">
        <PhoneButton label={call.button} primary />
        <OpenNow />
      </div>
      <p className="contact-otherwise">{call.otherwise}</p>
      <p className="contact-write">
        {write.before}{' '}
        <a href={`mailto:${firm.email}`}>
          {name}
          <wbr />@{domain}
        </a>
        . {write.promise}
      </p>
    </div>
  );
}

/** What the free consultation is, on a ledger card with the fee as its last line. */
function Terms() {
  const { terms, fee } = contact;
  return (
    <div className="ledger">
      <dl className="contact-terms">
        {terms.map(({ term, value, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{detail}</span>
            </dd>
          </div>
        ))}
        <div className="contact-fee">
          <dt>{fee.term}</dt>
          <dd>{fee.value}</dd>
        </div>
      </dl>
    </div>
  );
}

function Papers() {
  const { eyebrow, heading, items, never, warning } = contact.papers;
  return (
    <PageSection background="deep" eyebrow={eyebrow} heading={heading}>
      <ItemList items={items} look="cards" />
      <p className="contact-warning">
        <Icon name="mail-warning" />
        <span>
          <strong>{never}</strong> {warning}
        </span>
      </p>
    </PageSection>
  );
}

function Page() {
  const { steps, prepare, visit } = contact;
  return (
    <>
      <div className="page-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <div className="contact-head">
            <Call />
            <Terms />
          </div>
        </div>
      </div>
      <Horizon variant="strip" />
      <BelowHead>
        <PageSection background="paper" eyebrow={steps.eyebrow} heading={steps.heading}>
          <Steps items={steps.items} />
        </PageSection>
        <PageSection background="foam" eyebrow={prepare.eyebrow} heading={prepare.heading} intro={prepare.intro}>
          <ItemList items={prepare.items} look="columns" />
        </PageSection>
        <Papers />
        <MapBand>
          <h2 className="eyebrow">{visit.eyebrow}</h2>
          <Office directions={visit.directions} save={visit.save} />
        </MapBand>
      </BelowHead>
    </>
  );
}

export const view: View = { head: contact.head, heading: contact.hero.heading, words: contact, Page };
