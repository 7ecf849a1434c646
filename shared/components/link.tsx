import type { ComponentProps, MouseEvent } from 'react';
import { createPath, Link as RouterLink, useNavigate } from 'react-router';
import { Text } from './text.tsx';

/** Whether a click opens its link here, and not in another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  /** A text fragment of the page, which may be in a folded item. */
  state?: string | undefined;
};

/** A link within the page. The router makes a history entry for the jump and keeps the query, which a form may have changed. */
function FragmentLink({ href, state, ...rest }: Props) {
  const navigate = useNavigate();
  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { search, hash } = window.location;
    navigate({ search, hash: href }, { replace: hash === href });
  }
  return <a href={href} onClick={follow} {...rest} />;
}

/** Whether an address of this site is a file, such as `/organizer.pdf`, and not a page. */
export const isFile = (href: string): boolean => /^\/[^?#]*\.[a-z0-9]+(?:[?#]|$)/.test(href);

/**
 * A link to a page, or to a file, which the browser itself fetches. A second click while the page is loading makes no
 * second history entry.
 */
function PageLink({ href, ...rest }: Props) {
  const navigate = useNavigate();
  function follow(event: MouseEvent): void {
    if (!isPlainClick(event) || createPath(window.location) !== href) return;
    event.preventDefault();
    navigate(href, { replace: true });
  }
  return <RouterLink to={href} discover="none" onClick={follow} reloadDocument={isFile(href)} {...rest} />;
}

/** A link to a page, a file, another site or an app such as the phone. Its words are running text. */
export function Link({ children, ...rest }: Props) {
  const Anchor = rest.href.startsWith('#') ? FragmentLink : PageLink;
  return <Anchor {...rest}>{typeof children === 'string' ? <Text>{children}</Text> : children}</Anchor>;
}
