import { Link, useLocation } from 'react-router';
import { headerLinks } from '../../content/navigation.ts';
import { Brand } from '../components/brand.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { useCurrent } from './current.ts';
import { Drawer } from './drawer.tsx';

/** The sticky header: brand, seven links, phone and consultation; on small screens a menu button that opens the drawer. */
export function Header() {
  const { key } = useLocation();
  const current = useCurrent();
  return (
    <header className="header">
      <div className="wrap header-row">
        <Brand />
        <nav className="header-links" aria-label="Main">
          {headerLinks.map(({ label, href }) => (
            <Link key={href} to={href} aria-current={current(href)}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="header-actions">
          <PhoneButton />
          <Link className="button button-primary" to="/contact">
            Free consultation
          </Link>
        </div>
        {/* A new history entry brings a new, closed drawer. */}
        <Drawer key={key} />
      </div>
    </header>
  );
}
