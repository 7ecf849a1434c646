import { contact } from '../../content/contact.ts';
import { firm } from '../../content/firm.ts';
import { CoastMap } from '../components/coast-map.tsx';
import { Icon } from '../components/icon.tsx';
import { Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { telHref } from '../format.ts';
import { Crumbs, Entries, Frame } from '../sections/index.ts';

export const head = contact.head;

function Ways() {
  const { call, write } = contact;
  return (
    <div className="contact-ways">
      <div>
        <h2 className="eyebrow">{call.eyebrow}</h2>
        <p className="contact-way">
          <a href={telHref(firm.phone)}>{firm.phone}</a>
        </p>
        <div className="actions">
          <PhoneButton label={call.button} primary />
          <OpenNow />
        </div>
        <p>{call.text}</p>
      </div>
      <div>
        <h2 className="eyebrow">{write.eyebrow}</h2>
        <p className="contact-way">
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

export function Page() {
  const { visit, prepare } = contact;
  return (
    <>
      <div className="page-head ground-sand">
        <div className="wrap">
          <Crumbs path="/contact" />
          <h1 tabIndex={-1}>{contact.hero.heading}</h1>
          <Ways />
        </div>
      </div>
      <section className="map-split ground-foam">
        <div className="map-split-words">
          <h2 className="eyebrow">{visit.eyebrow}</h2>
          <Office directions={visit.directions} save={visit.save} />
        </div>
        <CoastMap current="boca-raton" />
      </section>
      <Frame ground="paper" eyebrow={prepare.eyebrow} heading={prepare.heading}>
        <Entries items={prepare.items} className="columns" />
      </Frame>
    </>
  );
}
