import type { ServicePageContent } from '../../content/page-types.ts';
import type * as content from '../../content/types.ts';
import { ButtonLink } from '../components/buttons.tsx';
import { Link } from '../components/link.tsx';
import { ServiceItems } from '../components/service-list.tsx';
import { Text } from '../components/text.tsx';

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
          <ul>
            {also.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>
                  <Text>{label}</Text>
                </Link>
              </li>
            ))}
          </ul>
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
