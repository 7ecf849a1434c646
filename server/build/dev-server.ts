import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { readConfig } from '../config.ts';

type App = typeof import('../app.ts');
type Site = typeof import('../site.ts');

/**
 * Listens, and returns a function that puts the application built in `dist` behind the port and has the browsers load
 * their page again (client/reload.ts). The process stays, with its packages loaded, so that a change is seen at once.
 * Rejects if a setting cannot be used.
 */
export async function startDevServer(): Promise<(dist: string) => Promise<void>> {
  const config = readConfig({ LOG_LEVEL: 'warn', PAGE_CACHE: 'off', ...process.env });
  const logger = pino({ level: config.logLevel });
  const browsers = new Set<ServerResponse>();
  let listener: RequestListener = (_req, res) =>
    res.writeHead(503, { 'Retry-After': '1' }).end('Nothing is built yet; the terminal says why.\n');
  let builds = 0;

  const server = createServer((req, res) => {
    if (req.url !== '/dev/events') return listener(req, res);
    res.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' }).write('retry: 200\n\n');
    browsers.add(res);
    res.on('close', () => browsers.delete(res));
  });
  await once(server.listen(config.port), 'listening');
  console.info(`Listening on http://localhost:${config.port}`);

  return async (dist) => {
    // A query makes another module of the same file; chunks have their hash in the name.
    const fresh = (name: string) => import(`${pathToFileURL(join(dist, 'server', name))}?build=${builds}`);
    builds++;
    const [{ createApp }, { loadSite }]: [App, Site] = await Promise.all([fresh('app.js'), fresh('site.js')]);
    const app = await createApp({ config, site: loadSite(dist), logger, readiness: { ready: true } });
    listener = app.listener;
    for (const browser of browsers) browser.write('data: built\n\n');
  };
}
