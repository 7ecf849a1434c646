import { commonLinks, consultation, drawerLinks, lookUpLinks } from '../../content/navigation.ts';
import { Brand } from '../components/brand.tsx';
import { ButtonLink, PhoneButton } from '../components/buttons.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { NavLinks } from './nav-links.tsx';

/** Closes a dialog when one of its links is followed and when the visitor goes back or forward. */
function watchDialog(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close());
  addEventListener('popstate', close);
  return () => removeEventListener('popstate', close);
}

/**
 * The menu of small screens: a modal `dialog` at the right, so the browser keeps focus inside and closes it on Escape.
 * Its buttons have a `command`, which the browser runs; client/loader.ts runs it for browsers that do not know it.
 * Without scripts, styles show the link to the footer's navigation instead.
 */
export function Drawer() {
  const close = { type: 'button', command: 'close', commandfor: 'site-menu' } as const;
  return (
    <>
      <Link className="button menu-button-link" href="#site-map">
        Menu
      </Link>{' '}
      <button className="button menu-button" type="button" aria-haspopup="dialog" command="show-modal" commandfor="site-menu">
        <Icon name="menu" />
        <span className="header-word">Menu</span>
      </button>
      <dialog className="drawer" id="site-menu" ref={watchDialog} aria-label="Menu">
        <button className="drawer-backdrop" tabIndex={-1} aria-hidden="true" {...close} />
        <div className="drawer-panel">
          <div className="drawer-top">
            <Brand />{' '}
            <button className="button" autoFocus {...close}>
              <Icon name="x" />
              Close
            </button>
          </div>
          <NavLinks className="drawer-links" label="Menu" links={drawerLinks} />
          <NavLinks className="drawer-more" label="Look it up" links={lookUpLinks} />
          <NavLinks className="drawer-common" label="Most asked" links={commonLinks} variant="button" />
          <div className="drawer-actions">
            <OpenNow />
            <ButtonLink variant="button-primary" label={consultation.label} href={consultation.href} /> <PhoneButton />
          </div>
        </div>
      </dialog>
    </>
  );
}
