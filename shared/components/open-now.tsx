import { useSyncExternalStore } from 'react';
import { usePage } from '../page-context.ts';
import { getOfficeStatus } from './office-status.ts';

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
}

const minute = () => Math.floor(Date.now() / 60_000);

/** Whether the office is open now. The server cannot know when the page is read, and writes what is always true. */
export function OpenNow() {
  const { closings } = usePage();
  const now = useSyncExternalStore(everyMinute, minute, () => 0);
  const status = now ? getOfficeStatus(new Date(now * 60_000), closings) : { open: false, text: 'Open six days a week' };
  return (
    <p className="open-now" data-open={status.open}>
      {status.text}
    </p>
  );
}
