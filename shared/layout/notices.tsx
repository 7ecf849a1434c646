import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { usePage, useSiteLang } from '../page/page-context.ts';

/**
 * The notices above every page. Screen readers read the first ones in their place. They announce a notice that begins
 * while the page is open, and do not repeat it on the next pages.
 */
export function Notices() {
  const { notices } = usePage();
  const lang = useSiteLang();
  return (
    <div aria-live="polite">
      {notices.length > 0 && (
        <section className="notices" aria-label="Notice" lang={lang}>
          {notices.map(({ text, link }) => (
            <div className="wrap" key={text}>
              <Text as="p">{text}</Text>
              {link && <Link href={link.href}>{link.label}</Link>}
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
