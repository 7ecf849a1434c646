import { about } from '../../content/about.ts';
import { servicePage } from '../../content/service-page.ts';
import type { Link, PageBody, ServiceItem } from '../../content/types.ts';

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
          <ul>
            {services.map(({ path, title, description }) => (
              <li key={path}>
                <h3>{title}</h3>
                <p>{description}</p>
                <a href={path}>
                  Learn More <span className="visually-hidden">about {title}</span>
                </a>
              </li>
            ))}
          </ul>
          <a href={all.href}>{all.label}</a>
        </section>
      </div>
    </div>
  );
}
