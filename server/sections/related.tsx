import { servicePage } from '../../content/service-page.ts';
import type { Link, ServiceItem } from '../../content/types.ts';

/** Where a reader's mind goes next: links of the page's own, the services that go with it, and the way to all. */
export function Related({ also, services }: { also: Link[]; services: ServiceItem[] }) {
  const { all, related } = servicePage;
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
