import { useSyncExternalStore } from 'react';

let isLost = false;
const listeners = new Set<() => void>();

/** Says whether the last request has failed in a browser that takes itself to be offline. */
export function setLost(next: boolean): void {
  isLost = next;
  for (const tell of listeners) tell();
}

function listen(change: () => void): () => void {
  listeners.add(change);
  return () => listeners.delete(change);
}

/** Whether the connection is lost: a request has been tried. `navigator.onLine` alone is often wrong, as behind a VPN. */
export function useLostConnection(): boolean {
  return useSyncExternalStore(
    listen,
    () => isLost,
    () => false,
  );
}
