import type * as content from '../../content/types.ts';
import { Link } from '../components/link.tsx';
import { usePage } from '../page/page-context.ts';

/** The way to the other pages of a list: one back and one ahead, and some by number. A list of one page has no steps. */
export interface PagerProps {
  label: string;
  /** The word before a number, for screen readers. */
  page: string;
  steps: content.LabeledLink[];
  numbers: { number: number; href: string }[];
}

/** Links to the other pages of a list; nothing if it has one page. */
export function Pager({ label, page, steps, numbers }: PagerProps) {
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
