import { useEffect, useState } from 'react';
import { useLostConnection } from './connection.ts';

/** The status line about a page that loads slowly, or that cannot be loaded now. */
const words = {
  coming: 'Loading the next page…',
  offline: 'You are offline, so this page stays. The next one comes when you are connected again.',
};

const delay = 150;

/** Whether something has been so for longer than a moment. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = isSo ? setTimeout(setLasts, delay, true) : undefined;
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return isSo && lasts;
}

/**
 * Shows and announces that the next page is on its way, or that it waits for a connection; then `title` of the one that
 * came.
 */
export function PageStatus({ isComing, title }: { isComing: boolean; title: string }) {
  const isLost = useLostConnection();
  const lasts = useLasting(isComing);
  const isStuck = lasts && isLost;
  return (
    <>
      {lasts && !isLost && <div className="header-coming" />}
      <p aria-live="polite" className={isStuck ? 'header-offline' : 'visually-hidden'}>
        {isStuck ? words.offline : lasts ? words.coming : title}
      </p>
    </>
  );
}
