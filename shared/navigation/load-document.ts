/**
 * Loads the document of the address that the browser shows, at its top: the browser would go to where the old page is.
 */
export function loadDocument(): void {
  // After the one of usePositions (arrival.ts), which leaves places to the browser.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual';
  });
  window.location.reload();
}
