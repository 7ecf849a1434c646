import type * as content from '../../content/types.ts';
import { ButtonLink } from './buttons.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

/** Services with a text and Learn More each. */
export function ServiceItems({ items, look }: { items: content.ServiceItem[]; look: 'notes' | 'related-list' }) {
  return (
    <ul className={look}>
      {items.map(({ path, title, description }) => (
        <li key={path}>
          <h3>{title}</h3>
          <Text as="p">{description}</Text>
          <Link className="more" href={path}>
            Learn More <span className="visually-hidden">about {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Services with a text and Learn More each, and a button to all of them. */
export function ServiceList({ items, all }: { items: content.ServiceItem[]; all: content.Link }) {
  return (
    <div className="service-list">
      <ServiceItems items={items} look="notes" />
      <ButtonLink link={all} />
    </div>
  );
}
