import type { Who } from '../../../content/deadlines/types.ts';
import { deadlines } from '../../../content/deadlines.ts';
import { Icon } from '../../components/icon.tsx';
import { writeWho } from '../../deadlines/query.ts';
import { usePage } from '../../page-context.ts';

/** The dates for a calendar, as a subscription and as a file, and on paper. Only a browser with script can print. */
export function CalendarButtons({ who }: { who: readonly Who[] }) {
  const { origin } = usePage();
  const { subscribe, download, print, alarm } = deadlines.months;
  const query = writeWho(who);
  const address = `/deadlines.ics${query && `?${query}`}`;
  const webcal = origin.replace(/^https?:/, 'webcal:');
  return (
    <div className="due-buttons">
      <a className="button button-primary" href={webcal + address}>
        <Icon name="calendar-plus" />
        {subscribe}
      </a>
      <a className="button" href={address} download="due-dates.ics">
        <Icon name="download" />
        {download}
      </a>
      <button className="button" type="button" onClick={() => window.print()}>
        <Icon name="printer" />
        {print}
      </button>
      <a className="due-buttons-alarm" href={`${webcal}/deadlines.ics?${[query, 'alarm=14'].filter(Boolean).join('&')}`}>
        {alarm}
      </a>
    </div>
  );
}
