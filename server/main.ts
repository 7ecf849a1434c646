import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { loadDist } from './dist.ts';
import { prepareShutdown } from './graceful-shutdown.ts';
import type { Readiness } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { LogStream } from './log-stream.ts';
import { ConfigError } from './setting.ts';
import { runWorkers } from './workers.ts';

async function listen(server: Server, setting: string, port: number): Promise<void> {
  await once(server.listen(port), 'listening').catch((error: Error) => {
    throw new ConfigError(`${setting} ${port} cannot be used: ${error.message}`);
  });
}

/** Counts, and serves the numbers or hands them to who has started this worker, if there is a port for them. */
async function startMetrics({ metricsPort, revision }: Config, readiness: Readiness): Promise<void> {
  if (metricsPort === undefined) return;
  const { createMetrics, serveMetrics, shareMetrics } = await import('./metrics.ts');
  const registry = createMetrics(readiness, revision);
  if (cluster.isWorker) shareMetrics(registry);
  else await listen(serveMetrics(registry), 'METRICS_PORT', metricsPort);
}

/** Starts the processes that serve, and serves the sum of their metrics if there is a port for them. */
async function serveInWorkers({ workers, metricsPort }: Config, logger: Logger): Promise<void> {
  runWorkers(workers, logger);
  if (metricsPort === undefined) return;
  const { serveSharedMetrics } = await import('./metrics.ts');
  await listen(serveSharedMetrics(), 'METRICS_PORT', metricsPort);
}

async function serve(config: Config, logger: Logger, logStream: LogStream): Promise<void> {
  const readiness = { ready: false };
  const dist = loadDist(join(import.meta.dirname, '..'));
  const { app, headers, warmUp } = await createApp({ config, dist, logger, requestLog: logStream, readiness });
  const server = createHttpServer(app, headers, logger);
  await startMetrics(config, readiness);
  const shutDown = prepareShutdown(server, readiness);

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    await shutDown({ delay: signal === 'SIGTERM' ? config.shutdownDelay : 0, grace: config.shutdownGrace });
    await logStream.end(500);
    process.exit(0);
  }
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Node would write them to standard error, as text.
  process.removeAllListeners('warning').on('warning', (warning) => logger.warn({ err: warning }, 'warning of Node'));
  // Node would open its debugger.
  process.on('SIGUSR1', () => logger.warn('SIGUSR1 is ignored'));

  async function crash(error: unknown): Promise<void> {
    logger.fatal({ err: error }, 'stopping after an unexpected error');
    await logStream.end(500);
    process.exit(1);
  }
  process.on('uncaughtException', crash).on('unhandledRejection', crash);

  await listen(server, 'PORT', config.port);
  const address = config.siteOrigin.startsWith('http://localhost') ? config.siteOrigin : `port ${config.port}`;
  logger.info({ revision: config.revision }, `Listening on ${address}`);
  const pages = await warmUp();
  readiness.ready = !stopping;
  // One after another and beside the main thread; a page that is asked for before its turn is compressed then.
  for (const page of pages) await page.encode();
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logStream = new LogStream();
  const logger = pino({ level: config.logLevel }, logStream);
  if (config.workers > 1 && cluster.isPrimary) await serveInWorkers(config, logger);
  else await serve(config, logger, logStream);
}

main().catch((error) => {
  // Whoever started us can correct a setting; anything else is a fault of ours and its stack helps.
  process.stderr.write(`${error instanceof ConfigError ? error.message : error.stack}\n`);
  process.exit(1);
});
