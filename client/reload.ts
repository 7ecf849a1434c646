/** In development: loads the page again after each build, and when the server has come back. */
export function reloadOnBuild(): void {
  let opened = false;
  const events = new EventSource('/dev/events');
  events.addEventListener('message', () => window.location.reload());
  events.addEventListener('open', () => {
    if (opened) window.location.reload();
    opened = true;
  });
}
