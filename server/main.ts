// First, before the other modules are evaluated: a signal is heard from then on.

import { stopSignal } from './http/stop-signal.ts';

// The others.

import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { facts } from '../content/facts.ts';
import { getOfficeDay } from '../shared/office/clock.ts';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { activity } from './http/activity.ts';
import { readFiles } from './http/files.ts';
import { prepareShutdown } from './http/graceful-shutdown.ts';
import type { Readiness } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import { createLog } from './http/log.ts';
import { renderHome } from './page/send.ts';
import { prepareSiteIndex } from './page/site-index.ts';

/** Listens on a port, of all addresses of the machine unless there is a `host`. Throws ConfigError if it cannot. */
async function listen(server: Server, setting: string, port: number, host?: string): Promise<void> {
  await once(server.listen({ port, host }), 'listening').catch((error: Error) => {
    throw new ConfigError(`${setting} ${port}${host ? ` on ${host}` : ''} cannot be used: ${error.message}`);
  });
}

/** Starts the metrics server if there is a port for it. */
async function startMetrics(config: Config, readiness: Readiness): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host, KEEP_ALIVE_MS: keepAlive, REVISION: revision } = config;
  if (port === undefined) return;
  const { createMetricsServer } = await import('./http/metrics.ts');
  await listen(createMetricsServer(readiness, keepAlive, revision), 'METRICS_PORT', port, host);
}

/** Whether the front page can be rendered. A release that cannot render it must not replace another. */
function canShowHome(options: Parameters<typeof renderHome>[0], logger: Logger): boolean {
  try {
    renderHome(options);
    return true;
  } catch (error) {
    logger.error({ err: error }, 'not ready: the front page cannot be shown');
    return false;
  }
}

/** Throws ConfigError if the clock is behind the content: it would show due dates and rates of a day that it does not know. */
function checkClock(): void {
  const written = Object.values(facts)
    .map(({ checked }) => checked)
    .reduce((a, b) => (a > b ? a : b));
  const day = getOfficeDay(new Date());
  if (day < written) throw new ConfigError(`The clock of this machine says ${day}; the facts of the site are of ${written}`);
}

/** Serves the site until a signal or an unexpected error. Rejects if it cannot begin. */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  checkClock();
  const { logger, end } = createLog(config.LOG_LEVEL);
  const readiness = { ready: false };
  const dist = join(import.meta.dirname, '..');
  const assets = readAssets(dist);
  const files = readFiles(join(dist, 'client'), assets.files);
  const server = createHttpServer(createApp({ config, assets, files, logger, readiness }), config.KEEP_ALIVE_MS);
  // No visitor asked for it, so it is rendered before anything is counted.
  const hasFrontPage = canShowHome({ assets, origin: config.SITE_ORIGIN }, logger);
  await startMetrics(config, readiness);
  const shutDown = prepareShutdown(server, readiness);

  // Node would write them to standard error, as text.
  process.removeAllListeners('warning').on('warning', (warning) => logger.warn({ err: warning }, 'warning of Node'));
  // Node would open its debugger.
  process.on('SIGUSR1', () => logger.warn('SIGUSR1 is ignored'));

  async function crash(error: unknown): Promise<void> {
    logger.fatal({ err: error }, 'stopping after an unexpected error');
    await end(500);
    process.exit(1);
  }
  process.on('uncaughtException', crash).on('unhandledRejection', crash);

  const { PORT: port, HOST: host, SITE_ORIGIN: origin } = config;
  await listen(server, 'PORT', port, host);
  const isLocal = /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);
  const { REVISION: revision, warnings, ...settings } = config;
  logger.info({ revision, settings }, `Listening on ${isLocal ? origin : `port ${port}`}`);
  for (const warning of warnings) logger.warn(warning);
  if (isLocal && !DEV) logger.warn(`SITE_ORIGIN: links in the sitemap, the feed and to this site say ${origin}`);
  readiness.ready = hasFrontPage;
  activity.on('unloadable', (error, path) => logger.error({ err: error, path }, 'left out of the index'));
  prepareSiteIndex();

  const signal = await stopSignal;
  logger.info({ signal }, 'stopping');
  await shutDown({ delay: signal === 'SIGTERM' ? config.SHUTDOWN_DELAY_MS : 0, grace: config.SHUTDOWN_GRACE_MS });
  await end(500);
  process.exit(0);
}

serve().catch((error) => {
  // The operator can correct a setting; any other error is ours, and its stack helps.
  process.stderr.write(`${error instanceof ConfigError ? error.message : error.stack}\n`);
  process.exit(1);
});
