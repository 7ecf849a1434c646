import { ItemList } from '../components/lists.tsx';
import type { PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

/** The index of services: twelve cards, and where to start. */
export function ServicesPage({ words: { hero, cards, list, start, closing }, start: startItems }: PageKinds['services']) {
  return (
    <>
      <PageHead hero={hero} />
      <PageSection background="paper" eyebrow={list.eyebrow} heading={list.heading}>
        <ItemList items={cards.map(({ path, ...card }) => ({ ...card, href: path }))} look="cards" />
      </PageSection>
      <PageSection background="foam" eyebrow={start.eyebrow} heading={start.heading}>
        <ItemList items={startItems} look="columns" />
      </PageSection>
      <CallToAction closing={closing} />
    </>
  );
}
