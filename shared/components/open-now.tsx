import { firm } from '../../content/firm.ts';
import { getOfficeStatus } from '../office/status.ts';
import { useOfficeTime } from '../office/time.ts';
import { useClosures } from '../page/current-page.tsx';
import { usePage, useSiteLang } from '../page/page-context.ts';

/** Whether the office is open, minute by minute. */
export function OpenNow() {
  const { since, special } = usePage();
  const closures = useClosures();
  const { open, text } = getOfficeStatus(useOfficeTime(since), { hours: firm.hours, special, closures });
  return (
    <p className="open-now" data-open={open} lang={useSiteLang()}>
      {text}
    </p>
  );
}
