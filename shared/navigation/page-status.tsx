import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is said of a page that takes longer than a moment, and of one that cannot come now. */
const words = {
  coming: 'Loading the next page…',
  offline: 'You are offline, so this page stays. The next one comes when you are connected again.',
};

const moment = 150;

function listen(change: () => void): () => void {
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

/** Whether something has been so for longer than a moment. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = isSo ? setTimeout(setLasts, moment, true) : undefined;
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
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  const lasts = useLasting(isComing);
  const isStuck = lasts && !isOnline;
  return (
    <>
      {lasts && isOnline && <div className="header-coming" />}
      <p role="status" className={isStuck ? 'header-offline' : 'visually-hidden'}>
        {isStuck ? words.offline : lasts ? words.coming : title}
      </p>
    </>
  );
}
