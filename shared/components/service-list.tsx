import type * as content from '../../content/types.ts';
import { ButtonLink } from './buttons.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

interface Props {
  items: content.ServiceItem[];
  /** A note or a line each. */
  look: 'notes' | 'related-list';
  all: content.Link;
}

/** Services with a text and Learn More each, and a button to all of them. */
export function ServiceList({ items, look, all }: Props) {
  return (
    <>
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
      <ButtonLink {...all} />
    </>
  );
}
