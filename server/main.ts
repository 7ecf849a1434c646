import { once } from 'node:events';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadDist } from './dist.ts';
import { prepareShutdown } from './graceful-shutdown.ts';
import { createHttpServer } from './http-server.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Lines are written in batches, off the path of a request; a crash and an orderly stop flush them.
  const logStream = pino.destination({ sync: false, minLength: 16_000, periodicFlush: 1000 });
  const logger = pino({ level: config.logLevel }, logStream);
  const readiness = { ready: false };
  const dist = loadDist(join(import.meta.dirname, '..'));
  const { app, warmUp } = await createApp({ config, dist, logger, logStream, readiness });
  const server = createHttpServer(app);
  const shutDown = prepareShutdown(server, readiness);

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    await shutDown({ delay: signal === 'SIGTERM' ? config.shutdownDelay : 0, grace: config.shutdownGrace });
    logger.flush();
    process.exit(0);
  }
  process.on('SIGTERM', stop).on('SIGINT', stop);

  function crash(error: unknown): void {
    logger.fatal({ err: error }, 'stopping after an unexpected error');
    logger.flush();
    process.exit(1);
  }
  process.on('uncaughtException', crash).on('unhandledRejection', crash);

  await once(server.listen(config.port), 'listening').catch((error: Error) => {
    throw new ConfigError(`PORT ${config.port} cannot be used: ${error.message}`);
  });
  logger.info(`Listening on ${config.siteOrigin.startsWith('http://localhost') ? config.siteOrigin : `port ${config.port}`}`);
  await warmUp();
  readiness.ready = !stopping;
}

main().catch((error) => {
  // Whoever started us can correct a setting; anything else is a fault of ours and its stack helps.
  process.stderr.write(`${error instanceof ConfigError ? error.message : error.stack}\n`);
  process.exit(1);
});
