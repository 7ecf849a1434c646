import { about } from '../../content/about.ts';
import { servicePage } from '../../content/service-page.ts';
import type { Link, PageBody, ServiceItem } from '../../content/types.ts';
import { ServiceItems } from '../../shared/components/service-list.tsx';

interface Props {
  also: Link[];
  by: NonNullable<PageBody['by']>;
  services: ServiceItem[];
}

/** Where a reader's mind goes next: links of the page's own, who does it, and services that go with it. */
export function Related({ also, by: { desk, does }, services }: Props) {
  const { all, related } = servicePage;
  const name = about.team.items.find((person) => person.desk === desk)?.name;
  return (
    <div className="section related background-paper">
      <div className="wrap">
        <section className="related-also">
          <h2>{servicePage.also}</h2>
          <ul>
            {also.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href={`/about#${desk}`}>
                {name} {does}
              </a>
            </li>
          </ul>
        </section>
        <section className="related-services">
          <h2>{related}</h2>
          <ServiceItems items={services} look="related-list" />
          <a href={all.href}>{all.label}</a>
        </section>
      </div>
    </div>
  );
}
