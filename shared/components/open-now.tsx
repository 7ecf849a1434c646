import { firm } from '../../content/firm.ts';
import type { OfficeCalendar } from '../office/hours.ts';
import { getOfficeStatus } from '../office/status.ts';
import { useOfficeTime } from '../office/time.ts';
import { useClosures } from '../page/current-page.tsx';
import { usePage, useSiteLang } from '../page/page-context.ts';

/** The office's time, minute by minute, and its calendar. */
export function useOffice(): [wall: string, calendar: OfficeCalendar] {
  const { since, special } = usePage();
  const closures = useClosures();
  return [useOfficeTime(since), { hours: firm.hours, special, closures }];
}

/** Whether the office is open, minute by minute. */
export function OpenNow() {
  const { open, text } = getOfficeStatus(...useOffice());
  return (
    <p className="open-now" data-open={open} lang={useSiteLang()}>
      {text}
    </p>
  );
}
