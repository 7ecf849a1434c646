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

/** How far a history entry was scrolled, in pixels; undefined if it has not been seen. */
export function getScrollPosition(entry: string): number | undefined {
  return getPositions().get(entry);
}

/**
 * Records how far each history entry is scrolled; `shown` names the one on screen, and is told of jumps within it. The
 * browser's own restoration is off while the app is here: it acts before the page has changed. Returns a function that
 * ends it.
 */
export function recordScrollPositions(shown: { current: { entry: string } }): () => void {
  const positions = getPositions();
  const record = () => positions.set(shown.current.entry, window.scrollY);
  function step() {
    if (history.state) return record();
    // A jump within the page makes an entry without a state; the router would give all of these the same key.
    const key = String(Math.random());
    history.replaceState({ key }, '');
    shown.current.entry = key + window.location.pathname;
  }
  const leave = () => {
    history.scrollRestoration = 'auto';
    storePositions(positions);
  };
  const ended = new AbortController();
  const { signal } = ended;
  history.scrollRestoration = 'manual';
  // A click or a step back can come before the last scroll event has.
  for (const change of ['scroll', 'click']) addEventListener(change, record, { capture: true, signal });
  addEventListener('popstate', step, { signal });
  addEventListener('pagehide', leave, { signal });
  return () => ended.abort();
}
