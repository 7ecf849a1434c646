import { Fragment } from 'react';
import type { WayLink } from '../../content/pages/page-types.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import type { Background } from './page-section.tsx';

interface Props {
  label: string;
  links: WayLink[];
  background?: Background;
}

/** Links to related pages, each with a few words about the way there; more than four stand in rows. */
export function WayLinks({ label, links, background = 'paper' }: Props) {
  return (
    <nav className={`way-links background-${background}`} aria-label={label} data-many={links.length > 4 || undefined}>
      <div className="wrap">
        {links.map(({ path, title, way }) => (
          <Fragment key={path}>
            <Link href={path}>
              <span>
                <small>{way}</small> <Text>{title}</Text>
              </span>
              <Icon name="arrow-right" />
            </Link>{' '}
          </Fragment>
        ))}
      </div>
    </nav>
  );
}
