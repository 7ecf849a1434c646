import { firm } from '../../content/firm.ts';
import { getOfficeStatus } from '../office-status.ts';
import { useOfficeTime } from '../office-time.ts';
import { usePage } from '../page-context.ts';

/** Whether the office is open, minute by minute. */
export function OpenNow() {
  const { special } = usePage();
  const { open, text } = getOfficeStatus(useOfficeTime(), { hours: firm.hours, special });
  return (
    <p className="open-now" data-open={open}>
      {text}
    </p>
  );
}
