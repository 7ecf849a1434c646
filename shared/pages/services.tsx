import { services } from '../../content/services/index.ts';
import { servicesPage } from '../../content/services-page.ts';
import { CallToAction, Cards, Frame, PageHead } from '../sections/index.ts';

export const head = servicesPage.head;

const serviceCards = servicesPage.cards.flatMap((slug) =>
  services
    .filter((service) => service.slug === slug)
    .map(({ name, icon, summary }) => ({ title: name, icon, description: summary, href: `/services/${slug}` })),
);
const starts = servicesPage.start.items.map(({ slug, title, description }) => ({
  title,
  description,
  icon: services.find((service) => service.slug === slug)?.icon ?? '',
  href: `/services/${slug}`,
}));

export function Page() {
  const { hero, list, start, closing } = servicesPage;
  return (
    <>
      <PageHead path="/services" hero={hero} />
      <Frame ground="paper" eyebrow={list.eyebrow} heading={list.heading}>
        <Cards items={serviceCards} />
      </Frame>
      <Frame ground="foam" eyebrow={start.eyebrow} heading={start.heading}>
        <Cards items={starts} />
      </Frame>
      <CallToAction closing={closing} />
    </>
  );
}
