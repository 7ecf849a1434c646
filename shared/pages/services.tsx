import { servicesPage } from '../../content/services.ts';
import { ItemList } from '../components/lists.tsx';
import { findService } from '../find-service.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

const { head, hero, cards, list, start, closing } = servicesPage;
const serviceCards = cards.map(({ path, ...card }) => ({ ...card, href: path }));
const startCards = start.items.map(({ path, ...card }) => ({ ...card, icon: findService(path).icon, href: path }));

function Page() {
  return (
    <>
      <PageHead hero={hero} />
      <BelowHead>
        <PageSection background="paper" eyebrow={list.eyebrow} heading={list.heading}>
          <ItemList items={serviceCards} look="cards" />
        </PageSection>
        <PageSection background="foam" eyebrow={start.eyebrow} heading={start.heading}>
          <ItemList items={startCards} look="cards" />
        </PageSection>
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

export const view = { head, heading: hero.heading, words: servicesPage, Page };
