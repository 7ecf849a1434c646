import { useEffect, useRef } from 'react';
import { drawerLinks } from '../../content/navigation.ts';
import { Brand } from '../components/brand.tsx';
import { Icon } from '../components/icon.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { useCurrentLink } from '../navigation/use-current-link.ts';

/**
 * Closes a dialog when one of its links is followed and when the visitor goes back or forward, before the page changes:
 * the open dialog hides the scrollbar, and a view transition fails when the viewport changes while it runs.
 */
function closeOnNavigation(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close();
  const closeOnLink = ({ target }: Event) => target instanceof Element && target.closest('a') && close();
  dialog.addEventListener('click', closeOnLink);
  addEventListener('popstate', close);
  return () => {
    dialog.removeEventListener('click', closeOnLink);
    removeEventListener('popstate', close);
  };
}

/**
 * The menu of small screens: a modal `dialog` at the right, so the browser keeps focus inside and closes it on Escape.
 * Its buttons say what they do, and the browser does it, before there is a script: `command`; for a browser that does
 * not know it the loader does (client/main.ts). Without both, styles show the link to the footer's navigation instead.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const current = useCurrentLink();

  useEffect(() => (dialog.current ? closeOnNavigation(dialog.current) : undefined), []);

  const close = { type: 'button', command: 'close', commandfor: 'menu' } as const;
  return (
    <>
      <a className="button menu-button-link" href="#site-map">
        Menu
      </a>
      <button className="button menu-button" type="button" aria-haspopup="dialog" command="show-modal" commandfor="menu">
        <Icon name="menu" />
        <span className="header-word">Menu</span>
      </button>
      <dialog className="drawer" id="menu" ref={dialog} aria-label="Menu">
        <button className="drawer-backdrop" tabIndex={-1} aria-label="Close menu" {...close} />
        <div className="drawer-panel">
          <div className="drawer-top">
            <Brand />
            <button className="button" autoFocus {...close}>
              <Icon name="x" />
              Close
            </button>
          </div>
          <nav className="drawer-links" aria-label="Menu">
            {drawerLinks.map(({ label, href }) => (
              <a key={href} href={href} aria-current={current(href)}>
                {label}
              </a>
            ))}
          </nav>
          <div className="drawer-actions">
            <a className="button button-primary" href="/contact">
              Free consultation
            </a>
            <PhoneButton />
          </div>
        </div>
      </dialog>
    </>
  );
}
