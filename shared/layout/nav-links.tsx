import { Fragment } from 'react';
import type * as content from '../../content/types.ts';
import { Link } from '../components/link.tsx';
import { usePage } from '../page/page-context.ts';

interface Props {
  className: string;
  label: string;
  links: content.LabeledLink[];
  /** The class of each link. */
  variant?: 'button';
}

/** Links of the menu. `aria-current` marks the link to this page and the link to its parent. */
export function NavLinks({ className, label, links, variant }: Props) {
  const { path, parent } = usePage();
  return (
    <nav className={className} aria-label={label}>
      {links.map(({ label, href, lang }) => (
        <Fragment key={href}>
          <Link
            className={variant}
            href={href}
            lang={lang}
            hrefLang={lang}
            aria-current={href === path ? 'page' : href === parent?.path ? 'true' : undefined}
          >
            {label}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
