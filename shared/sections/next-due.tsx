import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { formatDate } from '../format.ts';
import type { NextDue } from '../page-data.ts';

/** The next due date of the people that a page is for, with a link to all of them. */
export function NextDueStrip({ next: { lead, date, wait, forms, href } }: { next: NextDue }) {
  return (
    <div className="next-due background-deep">
      <p className="wrap">
        <Icon name="calendar-days" />
        <span>
          {lead}: <strong>{formatDate(date)}</strong> <Text>{`(${wait}). ${forms}.`}</Text>{' '}
          <Link href={href}>Everything with a due date</Link>
        </span>
      </p>
    </div>
  );
}
