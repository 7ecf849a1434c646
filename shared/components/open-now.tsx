import { useSyncExternalStore } from 'react';
import { usePage } from '../page-context.ts';
import { getOfficeStatus } from './office-status.ts';

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
}

const minute = () => Math.floor(Date.now() / 60_000);

/**
 * Whether the office is open now. The server cannot know when the page is read, and writes what is always true: on a day
 * on which the office is closed, that it is, or else how often it is open.
 */
export function OpenNow() {
  const { day, closings } = usePage();
  const now = useSyncExternalStore(everyMinute, minute, () => 0);
  const isClosed = closings.some(({ date }) => date === day);
  const at = now ? new Date(now * 60_000) : isClosed && new Date(`${day}T17:00Z`);
  const status = at ? getOfficeStatus(at, closings) : { open: false, text: 'Open six days a week' };
  return (
    <p className="open-now" data-open={status.open}>
      {status.text}
    </p>
  );
}
