import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { isPlainClick } from '../is-plain-click.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string };

/** A link within the page. The router gives the jump an entry of its own, and the query, which a form may have changed, stays. */
function FragmentLink({ href, ...rest }: Props) {
  const navigate = useNavigate();
  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { search, hash } = window.location;
    navigate({ search, hash: href }, { replace: hash === href });
  }
  return <a href={href} onClick={follow} {...rest} />;
}

/** A link of the site, or to another one. A file of the site, such as a calendar, is a plain `a`: no page shows it. */
export function Link({ href, ...rest }: Props) {
  return href.startsWith('#') ? <FragmentLink href={href} {...rest} /> : <RouterLink to={href} discover="none" {...rest} />;
}
