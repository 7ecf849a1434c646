import { contact } from '../../content/contact.ts';
import { firm } from '../../content/firm.ts';
import { Icon } from '../components/icon.tsx';
import { ItemList } from '../components/lists.tsx';
import { Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { formatTelHref } from '../format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { PageSection } from '../sections/page-section.tsx';

function Ways() {
  const { call, write } = contact;
  return (
    <div className="contact-ways">
      <div>
        <h2 className="eyebrow">{call.eyebrow}</h2>
        <p className="contact-ways-link">
          <a href={formatTelHref(firm.phone)}>{firm.phone}</a>
        </p>
        <div className="actions">
          <PhoneButton label={call.button} primary />
          <OpenNow />
        </div>
        <p>{call.text}</p>
      </div>
      <div>
        <h2 className="eyebrow">{write.eyebrow}</h2>
        <p className="contact-ways-link">
          <a href={`mailto:${firm.email}`}>
            {firm.email.split('@')[0]}
            <wbr />@{firm.email.split('@')[1]}
          </a>
        </p>
        <div className="actions">
          <a className="button" href={`mailto:${firm.email}`}>
            <Icon name="mail" />
            {write.button}
          </a>
        </div>
        <p>
          {write.text} {write.caution}
        </p>
      </div>
    </div>
  );
}

function Page() {
  const { visit, prepare } = contact;
  return (
    <>
      <div className="page-head background-sand">
        <div className="wrap">
          <Breadcrumbs />
          <h1 tabIndex={-1}>{contact.hero.heading}</h1>
          <Ways />
        </div>
      </div>
      <MapBand>
        <h2 className="eyebrow">{visit.eyebrow}</h2>
        <Office directions={visit.directions} save={visit.save} />
      </MapBand>
      <PageSection background="paper" eyebrow={prepare.eyebrow} heading={prepare.heading}>
        <ItemList items={prepare.items} look="columns" />
      </PageSection>
    </>
  );
}

export const view = { head: contact.head, heading: contact.hero.heading, words: contact, Page };
