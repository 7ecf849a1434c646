const stored = 'loaded';

/** Whether the document of a path has been loaded again already, without being taken over by the app since. */
function isSecond(path: string): boolean {
  try {
    const isSecond = sessionStorage.getItem(stored) === path;
    sessionStorage.setItem(stored, path);
    return isSecond;
  } catch {
    return false;
  }
}

/** Forgets what has been loaded again: the app has taken over. */
export function forgetLoaded(): void {
  try {
    sessionStorage.removeItem(stored);
  } catch {
    // Nothing is kept then.
  }
}

/**
 * Loads the document of the address that the browser shows, at its top: the browser would go to where the old page is.
 * Once for a path, whatever an extension or an archive does to the address.
 */
export function loadDocument(): void {
  if (isSecond(window.location.pathname)) return;
  // After the listener of restore-position.ts, which leaves places to the browser.
  document.addEventListener('visibilitychange', () => {
    history.scrollRestoration = 'manual';
  });
  window.location.reload();
}
