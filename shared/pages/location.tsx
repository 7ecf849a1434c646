import { cityLinks } from '../../content/cities/links.ts';
import { location } from '../../content/location.ts';
import { ItemList } from '../components/lists.tsx';
import { Office } from '../components/office.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { MapBand } from '../sections/map-band.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Reviews } from '../sections/reviews.tsx';
import { toSlug } from '../slug.ts';

function ServiceArea() {
  const { eyebrow, heading, intro } = location.areas;
  return (
    <MapBand>
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={toSlug(heading)}>{heading}</h2>
      <p className="section-intro">{intro}</p>
      <ul className="city-list">
        {cityLinks.map(({ path, title, county }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <span>{county} County</span>
          </li>
        ))}
      </ul>
    </MapBand>
  );
}

function Page() {
  const { hero, office, access, reviews, closing } = location;
  return (
    <>
      <PageHead hero={hero} />
      <BelowHead>
        <PageSection background="paper" layout="split" eyebrow={office.eyebrow} heading={office.heading} aside={<OpenNow />}>
          <div>
            <Office directions={office.directions} save={office.save} />
          </div>
        </PageSection>
        <PageSection background="sand" eyebrow={access.eyebrow} heading={access.heading}>
          <ItemList items={access.items} look="cards" />
        </PageSection>
        <ServiceArea />
        <PageSection background="paper" eyebrow={reviews.eyebrow} heading={reviews.heading}>
          <Reviews items={reviews.items} />
        </PageSection>
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

export const view = { head: location.head, heading: location.hero.heading, words: location, Page };
