import type { ReactNode } from 'react';
import { headerLinks } from '../../content/navigation.ts';
import { Brand } from '../components/brand.tsx';
import { Icon } from '../components/icon.tsx';
import { PhoneButton, usePhone } from '../components/phone-button.tsx';
import { formatTelHref } from '../format.ts';
import { useCurrentLink } from '../navigation/use-current-link.ts';
import { Drawer } from './drawer.tsx';

/** Beside the menu button: the number, on a phone the word, and on the smallest the icon alone. */
function CallButton() {
  const phone = usePhone();
  return (
    <a className="button button-primary header-call" href={formatTelHref(phone)}>
      <Icon name="phone" />
      <span className="header-word">Call</span> <span className="header-number">{phone}</span>
    </a>
  );
}

/**
 * The sticky header: brand, links, phone and consultation; on small screens a menu button that opens the drawer.
 * `children` are what it says of a navigation.
 */
export function Header({ children }: { children?: ReactNode }) {
  const current = useCurrentLink();
  return (
    <header className="header">
      <div className="wrap header-row">
        <Brand />
        <nav className="header-links" aria-label="Main">
          {headerLinks.map(({ label, href }) => (
            <a key={href} href={href} aria-current={current(href)}>
              {label}
            </a>
          ))}
        </nav>
        <a className="header-search" href="/search">
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
        </a>
        <div className="header-actions">
          <PhoneButton />
          <a className="button button-primary" href="/contact">
            Free consultation
          </a>
        </div>
        <CallButton />
        <Drawer />
      </div>
      {children}
    </header>
  );
}
