import { once } from 'node:events';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '../server/app.ts';
import { readAssets } from '../server/assets.ts';
import { readConfig } from '../server/config.ts';
import { readFiles } from '../server/http/files.ts';
import { createHttpServer } from '../server/http/http-server.ts';

export const root = join(import.meta.dirname, '..');

/** What the build has made for documents and for the browser. */
export const dist = join(root, 'dist');
export const assets = readAssets(dist);

/** The application with the settings of `env`, without a port. `lines` collects what it logs. */
export function makeApp(env: Record<string, string> = {}, lines: string[] = []) {
  const logger = pino({ level: 'info', base: null }, { write: (line) => void lines.push(line) });
  const readiness = { ready: true };
  const files = readFiles(join(dist, 'client'), assets.files);
  const app = createApp({ config: readConfig(env), assets, files, logger, readiness });
  return { app, logger, readiness };
}

/** The HTML of pages by path, as the application answers it. */
export async function readPages(app: ReturnType<typeof makeApp>['app'], paths: string[]) {
  const { default: request } = await import('supertest');
  const html = new Map<string, string>();
  for (const path of paths) {
    const ask = () => request(app).get(path).set('Accept-Encoding', 'identity');
    let answer = await ask();
    // On a machine that is busy with other tests.
    while (answer.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      answer = await ask();
    }
    html.set(path, answer.text);
  }
  return html;
}

/** Has a server listen on a free port of this machine, and resolves to that. */
export async function listen(server: NetServer): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await once(probe.close(), 'close');
  return port;
}

/** The site on a free port of this machine, behind the server that production uses. */
export async function startSite(env: Record<string, string> = {}, lines: string[] = []) {
  const { app } = makeApp(env, lines);
  const server = createHttpServer(app, 65_000);
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    server,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
