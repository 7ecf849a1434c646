const changes = ['scroll', 'click', 'popstate'];

/** What the last document of this tab has stored; nothing if the storage is blocked or holds something foreign. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem('scrolls') ?? '[]'));
  } catch {
    return new Map();
  }
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem('scrolls', JSON.stringify([...positions]));
  } catch {
    // Blocked or full: the next document starts at the top.
  }
}

let known: Map<string, number> | undefined;

function getPositions(): Map<string, number> {
  known ??= readPositions();
  return known;
}

/** How far a history entry was scrolled, in pixels; 0 if it has not been seen. */
export function getScrollPosition(entry: string): number {
  return getPositions().get(entry) ?? 0;
}

/**
 * Records how far each history entry is scrolled; `entry` names the one on screen. The browser's own restoration is off
 * while the app is here: it acts before the page has changed. Returns a function that ends it.
 */
export function recordScrollPositions(entry: () => string): () => void {
  const positions = getPositions();
  const record = () => positions.set(entry(), window.scrollY);
  const leave = () => {
    history.scrollRestoration = 'auto';
    storePositions(positions);
  };
  history.scrollRestoration = 'manual';
  // A click or a step back can come before the last scroll event has.
  for (const change of changes) addEventListener(change, record, true);
  addEventListener('pagehide', leave);
  return () => {
    for (const change of changes) removeEventListener(change, record, true);
    removeEventListener('pagehide', leave);
  };
}
