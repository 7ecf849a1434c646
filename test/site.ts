import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '../server/config.ts';

export const root = join(import.meta.dirname, '..');

/** The built server's modules: what is tested is what ships. */
export const built = {
  app: (await import(join(root, 'dist/server/app.js'))) as typeof import('../server/app.ts'),
  dist: (await import(join(root, 'dist/server/dist.js'))) as typeof import('../server/dist.ts'),
  httpServer: (await import(join(root, 'dist/server/http-server.js'))) as typeof import('../server/http-server.ts'),
};

export const dist = built.dist.loadDist(join(root, 'dist'));

/** The application with the settings of `env`, without a port. `lines` collects what it logs. */
export async function makeApp(env: Record<string, string> = {}, lines: string[] = []) {
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const requestLog = { write: (format: () => string) => void lines.push(format()) };
  const readiness = { ready: true };
  const { app, headers, warmUp } = await built.app.createApp({ config: readConfig(env), dist, logger, requestLog, readiness });
  return { app, headers, logger, warmUp, readiness };
}

/** HTML with its words in one piece: without what keeps tokens on a line, and React's marks between texts. */
export const joinWords = (html: string) => html.replace(/<\/?no-wrap>|<!-- -->/g, '');

/** The HTML of pages by path, as the application answers it. */
export async function readPages(app: Awaited<ReturnType<typeof makeApp>>['app'], paths: string[]) {
  const { default: request } = await import('supertest');
  const html = new Map<string, string>();
  for (const path of paths) {
    let answer = await request(app).get(path);
    // On a machine that is busy with other tests.
    while (answer.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      answer = await request(app).get(path);
    }
    html.set(path, answer.text);
  }
  return html;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The site on a free port of this machine, behind the server that production uses. */
export async function startSite(env: Record<string, string> = {}, lines: string[] = []) {
  const { app, headers, logger, warmUp } = await makeApp(env, lines);
  await warmUp();
  const server = built.httpServer.createHttpServer(app, headers, logger).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    server,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
