import { firm } from '../../content/firm.ts';
import { footerLinks, legalLine } from '../../content/navigation.ts';
import type * as content from '../../content/types.ts';
import { Brand } from '../components/brand.tsx';
import { Link } from '../components/link.tsx';
import { LinkList } from '../components/lists.tsx';
import { Text } from '../components/text.tsx';
import { formatDate } from '../dates.ts';
import { formatTelHref } from '../format.ts';
import { usePage, useSiteLang } from '../page/page-context.ts';

/** A list of links, which a phone folds under its title. */
function Column({ title, links, className }: { title: string; links: content.LabeledLink[]; className?: string }) {
  return (
    <div className={className}>
      <h2 className="eyebrow">{title}</h2>
      <details>
        <summary aria-label={title} />
        <LinkList links={links} />
      </details>
    </div>
  );
}

const { street, city, state, zip } = firm.office;

/** Contact block, services, cities, the site's own pages (the menu without JavaScript) and the legal line. */
export function Footer() {
  const { phone, footer, reviewed } = usePage();
  return (
    <footer className="footer" id="site-map" lang={useSiteLang()}>
      <div className="wrap">
        <nav className="footer-columns folded" aria-label="Footer">
          <address className="footer-contact">
            <Brand />
            <p>
              <Text>{street}</Text>
              <br />
              <Text>{`${city}, ${state} ${zip}`}</Text>
            </p>
            <p>
              <Link href={formatTelHref(phone)}>{phone}</Link>
              <br />
              <a href={`mailto:${firm.email}`}>{firm.email}</a>
            </p>
          </address>
          {footer.services.map(({ title, links }) => (
            <Column key={title} title={title} links={links} />
          ))}
          {footer.cities.length > 0 && <Column title="Towns near the office" links={footer.cities} />}
          <Column className="footer-site" title="This site" links={footerLinks} />
        </nav>
        <p className="footer-legal">
          <span>
            © {firm.legalName} {legalLine.oversight}
          </span>
          {reviewed && (
            <time key={reviewed} dateTime={reviewed}>
              {`This page was last reviewed on ${formatDate(reviewed)}.`}
            </time>
          )}
          <span>{legalLine.disclaimer}</span>
        </p>
      </div>
    </footer>
  );
}
