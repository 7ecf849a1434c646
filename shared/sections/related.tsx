import type { ServicePageContent } from '../../content/page-types.ts';
import type * as content from '../../content/types.ts';
import { ButtonLink } from '../components/buttons.tsx';
import { LinkList } from '../components/lists.tsx';
import { ServiceItems } from '../components/service-list.tsx';

interface Props {
  also: content.Link[];
  labels: ServicePageContent;
  services: content.ServiceItem[];
}

/** Where a reader's mind goes next: links of the page's own, and services that go with it. */
export function Related({ also, labels, services }: Props) {
  const { all, related } = labels;
  return (
    <div className="section related background-foam">
      <div className="wrap">
        <section className="related-also">
          <h2>{labels.also}</h2>
          <LinkList links={also} />
        </section>
        <section className="related-services">
          <h2>{related}</h2>
          <ServiceItems items={services} look="related-list" />
          <ButtonLink link={all} />
        </section>
      </div>
    </div>
  );
}
