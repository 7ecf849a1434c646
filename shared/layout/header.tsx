import type { ReactNode } from 'react';
import { consultation, headerLinks } from '../../content/navigation.ts';
import { Brand } from '../components/brand.tsx';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { formatTelHref } from '../format.ts';
import { usePage, useSiteLang } from '../page/page-context.ts';
import { Drawer } from './drawer.tsx';
import { NavLinks } from './nav-links.tsx';

/**
 * The sticky header: brand, links, phone and, where there is room, consultation; on small screens a menu button that
 * opens the drawer.
 * `children` is the status of a navigation.
 */
export function Header({ children }: { children?: ReactNode }) {
  const { phone } = usePage();
  return (
    <header className="header" lang={useSiteLang()}>
      <div className="wrap header-row">
        <Brand /> <NavLinks className="header-links" label="Main" links={headerLinks} />
        <Link className="header-search" href="/search">
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
        </Link>
        <div className="header-actions">
          <a className="button header-call" href={formatTelHref(phone)}>
            <Icon name="phone" />
            <span className="header-word">Call</span>{' '}
            <Text as="span" className="header-number">
              {phone}
            </Text>
          </a>{' '}
          <Link className="button button-primary header-consultation" href={consultation.href}>
            <span className="header-short">{consultation.short}</span> <span className="header-long">{consultation.label}</span>
          </Link>
        </div>
        <Drawer />
      </div>
      {children}
    </header>
  );
}
