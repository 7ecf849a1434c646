import { headerLinks } from '../../content/navigation.ts';
import { Brand } from '../components/brand.tsx';
import { Icon } from '../components/icon.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { useCurrentLink } from '../navigation/use-current-link.ts';
import { Drawer } from './drawer.tsx';

/** The sticky header: brand, links, phone and consultation; on small screens a menu button that opens the drawer. */
export function Header() {
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
        <Drawer />
      </div>
    </header>
  );
}
