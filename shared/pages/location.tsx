import { Link } from 'react-router';
import { cities } from '../../content/cities/index.ts';
import { location } from '../../content/location.ts';
import { CoastMap } from '../components/coast-map.tsx';
import { Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { CallToAction, Cards, Frame, PageHead, Reviews } from '../sections/index.ts';

export const head = location.head;

function ServiceArea() {
  const { eyebrow, heading, intro } = location.areas;
  return (
    <section className="map-split ground-foam">
      <div className="map-split-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2>{heading}</h2>
        <p className="section-intro">{intro}</p>
        <ul className="town-list">
          {cities.map(({ slug, name, county }) => (
            <li key={slug}>
              <Link to={`/locations/${slug}`}>{name}</Link>
              <span>{county} County</span>
            </li>
          ))}
        </ul>
      </div>
      <CoastMap current="boca-raton" />
    </section>
  );
}

export function Page() {
  const { hero, office, access, reviews, closing } = location;
  return (
    <>
      <PageHead path="/location" hero={hero} />
      <Frame ground="paper" layout="split" eyebrow={office.eyebrow} heading={office.heading} aside={<OpenNow />}>
        <div>
          <Office directions={office.directions} save={office.save} />
        </div>
      </Frame>
      <Frame ground="sand" eyebrow={access.eyebrow} heading={access.heading}>
        <Cards items={access.items} />
      </Frame>
      <ServiceArea />
      <Frame ground="paper" eyebrow={reviews.eyebrow} heading={reviews.heading}>
        <Reviews items={reviews.items} />
      </Frame>
      <CallToAction closing={closing} />
    </>
  );
}
