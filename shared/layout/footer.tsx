import { citiesAroundOffice } from '../../content/cities/office.ts';
import { firm } from '../../content/firm.ts';
import { footerLinks, footerServices, legalLine } from '../../content/navigation.ts';
import type * as content from '../../content/types.ts';
import { Brand } from '../components/brand.tsx';
import { usePhone } from '../components/phone-button.tsx';
import { findService } from '../find-service.ts';
import { formatTelHref } from '../format.ts';

function LinkList({ title, links, className }: { title: string; links: content.Link[]; className?: string }) {
  return (
    <div className={className}>
      <h2 className="eyebrow">{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const serviceColumns = footerServices.map(({ title, paths }) => ({
  title,
  links: paths.map((path) => ({ label: findService(path).title, href: path })),
}));
const cityLinks = citiesAroundOffice.map(({ title, path }) => ({ label: title, href: path }));

/** Contact block, services, cities, the site's own pages (the menu without JavaScript) and the legal line. */
export function Footer() {
  const phone = usePhone();
  return (
    <footer className="footer" id="site-map">
      <div className="wrap">
        <nav className="footer-columns" aria-label="Footer">
          <address className="footer-contact">
            <Brand />
            <p>
              {firm.office.street}
              <br />
              {firm.office.city}, {firm.office.state} {firm.office.zip}
            </p>
            <p>
              <a href={formatTelHref(phone)}>{phone}</a>
              <br />
              <a href={`mailto:${firm.email}`}>{firm.email}</a>
            </p>
          </address>
          {serviceColumns.map(({ title, links }) => (
            <LinkList key={title} title={title} links={links} />
          ))}
          <LinkList className="footer-cities" title="Cities we serve" links={cityLinks} />
          <LinkList className="footer-site" title="This site" links={footerLinks} />
        </nav>
        <p className="footer-legal">
          <span>
            © {firm.legalName} {legalLine.oversight}
          </span>
          <span>{legalLine.disclaimer}</span>
        </p>
      </div>
    </footer>
  );
}
