import type { DeadlinesContent } from '../../../content/page-types.ts';
import { Icon } from '../../components/icon.tsx';
import type { PageKinds } from '../../page-data.ts';

interface Props {
  words: DeadlinesContent['months'];
  calendar: PageKinds['deadlines']['calendar'];
  /** Whether they are somebody's own: nobody wants those of all. */
  isOwn: boolean;
}

/** The dates for a calendar, as a subscription and as a file, and on paper. Only a browser with script can print. */
export function CalendarButtons({ words, calendar, isOwn }: Props) {
  return (
    <div className="actions">
      <a className={isOwn ? 'button button-primary' : 'button'} href={calendar.subscribe}>
        <Icon name="calendar-plus" />
        {words.subscribe}
      </a>
      <a className="button" href={calendar.download} download="due-dates.ics">
        <Icon name="download" />
        {words.download}
      </a>
      <button className="button scripted" type="button" onClick={() => window.print()}>
        <Icon name="printer" />
        {words.print}
      </button>
      <a className="actions-link" href={calendar.alarm}>
        {words.alarm}
      </a>
    </div>
  );
}
