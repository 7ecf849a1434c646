import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'chokidar';
import pino from 'pino';
import { tsImport } from 'tsx/esm/api';
import { readConfig } from '../config.ts';
import { LogStream } from '../log-stream.ts';
import { root } from './files.ts';

/** The application that is in `dist` now. A query makes another module of the same file. */
async function loadApp(dist: string, config: ReturnType<typeof readConfig>): Promise<RequestListener> {
  const load = (name: string) => import(`${pathToFileURL(join(dist, 'server', name))}?${Date.now()}`);
  const { createApp }: typeof import('../app.ts') = await load('app.js');
  const { loadDist }: typeof import('../dist.ts') = await load('dist.js');
  const logStream = new LogStream();
  const logger = pino({ level: config.logLevel }, logStream);
  const options = { config, dist: loadDist(dist), logger, requestLog: logStream, readiness: { ready: true } };
  return (await createApp(options)).app;
}

/** Sends what the site is made of, as it is in the source now; a kit that cannot be made says why. */
async function sendKit(dist: string, scheme: 'light' | 'dark', res: ServerResponse): Promise<void> {
  try {
    const { renderKit }: typeof import('../kit/render-kit.tsx') = await tsImport('../kit/render-kit.tsx', import.meta.url);
    const html = await renderKit(dist, scheme);
    res.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}

/**
 * Serves the site, and on every change builds it again and has the browsers load their page again (client/reload.ts).
 * What cannot be built is reported, and the last good build stays. `/kit` is here alone, and made between two builds.
 * Rejects if a setting cannot be used.
 */
export async function startDevServer(dist: string, build: () => Promise<void>): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', PAGE_CACHE: 'off', ...process.env });
  const browsers = new Set<ServerResponse>();
  let app: RequestListener = (_req, res) => res.writeHead(503).end('The build has not succeeded yet; see the terminal.\n');
  let running = Promise.resolve();
  const server = createServer((req, res) => {
    if (req.url === '/kit' || req.url === '/kit?night') {
      const scheme = req.url === '/kit' ? 'light' : 'dark';
      running = running.then(() => sendKit(dist, scheme, res));
      return;
    }
    if (req.url !== '/dev/events') return app(req, res);
    res.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' }).write('retry: 200\n\n');
    browsers.add(res);
    res.on('close', () => browsers.delete(res));
  });
  await once(server.listen(config.port), 'listening');
  console.info(`Listening on http://localhost:${config.port}`);

  async function update(): Promise<void> {
    try {
      await build();
      app = await loadApp(dist, config);
      for (const browser of browsers) browser.write('data: built\n\n');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  running = running.then(update);
  let timer: NodeJS.Timeout | undefined;
  const folders = ['client', 'content', 'server', 'shared'].map((folder) => join(root, folder));
  watch(folders, { ignoreInitial: true, ignored: join(root, 'client/generated') }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(update);
    }, 20);
  });
}
