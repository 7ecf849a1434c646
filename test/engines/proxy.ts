import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const path = '/what-the-console-says.js';

/** Keeps what a page tells the console, and what would stand there without its doing, as `messages` of the window. */
const listen = `(() => {
  const messages = [];
  Object.assign(window, { messages });
  for (const level of ['debug', 'log', 'info', 'warn', 'error', 'trace'])
    console[level] = (...words) => void messages.push(level + ': ' + words.join(' '));
  console.assert = (holds, ...words) => void (holds || messages.push('assert: ' + words.join(' ')));
  // Of an element that does not load, the event comes by here on its way to that element.
  addEventListener('error', ({ message, target }) => messages.push('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => messages.push('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    messages.push('violation: ' + violatedDirective + ' has blocked ' + blockedURI));
})();`;

/**
 * Serves a site as it is, but for one script ahead of everything else in each document, for a browser whose protocol tells
 * nothing of the console. The security policy allows a script of the site's own.
 */
export async function startProxy(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (req, res) => {
    if (req.url === path) return res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(listen);
    const answer = await fetch(origin + req.url, { headers: { 'Accept-Encoding': 'identity' }, redirect: 'manual' });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(content-length|connection|keep-alive)$/.test(name)),
    );
    const isDocument = headers['content-type']?.startsWith('text/html');
    const body = isDocument
      ? (await answer.text()).replace('<head>', () => `<head><script src="${path}"></script>`)
      : Buffer.from(await answer.arrayBuffer());
    return res.writeHead(answer.status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
