/** Whether React has taken over the page that is open, to its effects. Sees nothing but that page: it is run in it. */
export function isHydrated(): boolean {
  const status = document.querySelector('.header [aria-live]');
  const isOwned = Object.keys(status ?? {}).some((key) => key.startsWith('__reactFiber'));
  // An effect of the app, which runs after those of the page.
  return isOwned && history.scrollRestoration === 'manual';
}
