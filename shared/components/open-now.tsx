import { useSyncExternalStore } from 'react';
import { readOfficeClock } from '../office-clock.ts';
import { getOfficeStatus } from '../office-status.ts';
import { usePage } from '../page-context.ts';

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
}

const minute = () => Math.floor(Date.now() / 60_000);

/** Whether the office is open: when the page was made, and then minute by minute. */
export function OpenNow() {
  const { office, closings } = usePage();
  const now = useSyncExternalStore(everyMinute, minute, () => undefined);
  const { open, text } = now ? getOfficeStatus(readOfficeClock(new Date(now * 60_000)).toISOString(), closings) : office;
  return (
    <p className="open-now" data-open={open}>
      {text}
    </p>
  );
}
