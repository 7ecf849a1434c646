import type { Service, ServiceBody } from '../../content/types.ts';
import { CallToAction, groundsOf, PageHead, PageSection, RelatedServices } from '../sections/index.ts';

/** The page of any service: its head, its sections in the order of the content, related services, and a last word. */
export function ServicePage({ service, body }: { service: Service; body: ServiceBody }) {
  const grounds = groundsOf(
    body.sections.map(({ kind }) => kind),
    'deep',
    'paper',
  );
  return (
    <>
      <PageHead path={`/services/${service.slug}`} hero={body.hero} />
      {body.sections.map((section, index) => (
        <PageSection
          key={section.kind === 'testimonial' ? section.quote : section.heading}
          section={section}
          ground={grounds[index] ?? 'paper'}
        />
      ))}
      <RelatedServices service={service} ground="paper" />
      <CallToAction closing={body.closing} />
    </>
  );
}
