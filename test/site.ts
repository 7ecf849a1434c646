import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '../server/config.ts';

export const root = join(import.meta.dirname, '..');

/** The built server's modules: what is tested is what ships. */
export const built = {
  app: (await import(join(root, 'dist/server/app.js'))) as typeof import('../server/app.ts'),
  site: (await import(join(root, 'dist/server/site.js'))) as typeof import('../server/site.ts'),
};

export const site = built.site.loadSite(join(root, 'dist'));

/** The application with the settings of `env`, without a port. `lines` collects what it logs. */
export async function makeApp(env: Record<string, string> = {}, lines: string[] = []) {
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const readiness = { ready: true };
  const { listener, warmUp } = await built.app.createApp({ config: readConfig(env), site, logger, readiness });
  return { app: listener, warmUp, readiness };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The application on a free port of this machine. */
export async function startSite(env: Record<string, string> = {}) {
  const { app, warmUp } = await makeApp(env);
  await warmUp();
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
