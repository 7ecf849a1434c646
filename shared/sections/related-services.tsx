import { Link } from 'react-router';
import { services } from '../../content/services/index.ts';
import type { Service } from '../../content/types.ts';
import type { Ground } from './frame.tsx';

const limit = 3;

/** Up to three services that go with this one, and the way to all of them. */
export function RelatedServices({ service, ground }: { service: Service; ground: Ground }) {
  const related = service.related.slice(0, limit).flatMap((slug) => services.filter((other) => other.slug === slug));
  return (
    <section className={`section related ground-${ground}`}>
      <div className="wrap">
        <h2 className="eyebrow">Related services</h2>
        <ul className="columns">
          {related.map(({ slug, name, summary }) => (
            <li key={slug}>
              <h3>{name}</h3>
              <p>{summary}</p>
              <Link className="more" to={`/services/${slug}`}>
                Learn more <span className="visually-hidden">about {name}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link className="button" to="/services">
          View All Our Services
        </Link>
      </div>
    </section>
  );
}
