import type { DueDates } from '../../content/types.ts';
import { Icon } from '../components/icon.tsx';
import { countDays, describeWait } from '../deadlines/days.ts';
import { formatDate } from '../format.ts';
import { usePage } from '../page-context.ts';

/** The next due date of the people that a page is for, as a link to all of them; nothing if none is known any more. */
export function NextDue({ due: { lead, href, dates } }: { due: DueDates }) {
  const { day } = usePage();
  const next = dates.find((due) => due >= day);
  if (!next) return null;
  const [date, forms] = [next.slice(0, 10), next.slice(11)];
  return (
    <div className="next-due background-deep">
      <p className="wrap">
        <Icon name="calendar-days" />
        <span>
          {lead}: <strong>{formatDate(date)}</strong> ({describeWait(countDays(day, date))}). {forms}.{' '}
          <a href={href}>Everything with a due date</a>
        </span>
      </p>
    </div>
  );
}
