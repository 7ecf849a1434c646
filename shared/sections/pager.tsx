import { Link } from '../components/link.tsx';
import { usePage } from '../page/page-context.ts';
import type { Pager as PagerData } from '../page/page-frame.ts';

/** Links to the other pages of a list; nothing if it has one page. */
export function Pager({ pager: { label, page, steps, numbers } }: { pager: PagerData }) {
  const { path } = usePage();
  if (steps.length === 0) return null;
  return (
    <nav className="pager" aria-label={label}>
      <ol>
        {numbers.map(({ number, href }, place) => (
          <li key={href} data-gap={number - (numbers[place - 1]?.number ?? 0) > 1 || undefined}>
            <Link href={href} aria-label={`${page} ${number}`} aria-current={href === path ? 'page' : undefined}>
              {String(number)}
            </Link>{' '}
          </li>
        ))}
      </ol>
      {steps.map(({ label, href }) => (
        <Link key={href} className="more" href={href}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
