import type * as content from '../../content/types.ts';
import { ButtonLink } from './buttons.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

interface Props {
  items: content.ServiceItem[];
  /** Cards with a button each, or lines with a link. */
  variant: 'cards' | 'neighbors-list';
  all: content.LabeledLink;
}

/** Services, each with a text and Learn More, and a button to all services. */
export function ServiceList({ items, variant, all }: Props) {
  return (
    <>
      <ul className={variant}>
        {items.map(({ path, title, description }) => (
          <li key={path} className={variant === 'cards' ? 'card' : undefined}>
            <h3>{title}</h3>
            <Text as="p">{description}</Text>
            <Link className={variant === 'cards' ? 'button' : 'more'} href={path}>
              Learn More <span className="visually-hidden">about {title}</span>
              {variant === 'neighbors-list' && <Icon name="arrow-right" />}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink {...all} />
    </>
  );
}
