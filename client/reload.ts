/** In development: loads the page again when the server has come back with a new build. */
export function reloadOnRestart(): void {
  let opened = false;
  new EventSource('/dev/events').addEventListener('open', () => {
    if (opened) window.location.reload();
    opened = true;
  });
}
