import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { drawerLinks } from '../../content/navigation.ts';
import { Brand } from '../components/brand.tsx';
import { Icon } from '../components/icon.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { useCurrent } from './current.ts';

/**
 * The menu of small screens: a modal `dialog` at the right, so the browser keeps focus inside and closes it on Escape.
 * Its button is a link to the footer's navigation, which is where it leads without JavaScript.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const current = useCurrent();

  function open(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
  }

  function close() {
    dialog.current?.close();
  }

  return (
    <>
      <a className="button menu-button" href="#site-map" aria-haspopup="dialog" onClick={open}>
        <Icon name="menu" />
        Menu
      </a>
      <dialog className="drawer" ref={dialog} aria-label="Menu">
        <button className="drawer-backdrop" type="button" tabIndex={-1} aria-label="Close menu" onClick={close} />
        <div className="drawer-panel">
          <div className="drawer-top">
            <Brand />
            <button className="button" type="button" onClick={close}>
              <Icon name="x" />
              Close
            </button>
          </div>
          <nav className="drawer-links" aria-label="Menu">
            {drawerLinks.map(({ label, href }) => (
              <Link key={href} to={href} aria-current={current(href)}>
                {label}
              </Link>
            ))}
          </nav>
          <div className="drawer-actions">
            <Link className="button button-primary" to="/contact">
              Free consultation
            </Link>
            <PhoneButton />
          </div>
        </div>
      </dialog>
    </>
  );
}
