import { Link } from 'react-router';
import type { Section } from '../../content/types.ts';

type Content = Extract<Section, { kind: 'service-list' }>;

/** The first services of the shared list under a town's own titles, each with Learn More, and a button to all of them. */
export function ServiceList({ items, limit, all }: Content) {
  return (
    <div>
      <ul className="notes service-list">
        {items.slice(0, limit).map(({ slug, title, description }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <p>{description}</p>
            <Link className="more" to={`/services/${slug}`}>
              Learn More <span className="visually-hidden">about {title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button" to={all.href}>
        {all.label}
      </Link>
    </div>
  );
}
