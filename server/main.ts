import { once } from 'node:events';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createHttpServer } from './listen.ts';
import { drainer } from './shutdown.ts';
import { loadSite } from './site.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Lines are written in batches, off the path of a request; a crash and an orderly stop flush them.
  const logger = pino({ level: config.logLevel }, pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }));
  const readiness = { ready: false };
  const { listener, warmUp } = await createApp({ config, site: loadSite(join(import.meta.dirname, '..')), logger, readiness });
  const server = createHttpServer(listener);
  const drain = drainer(server, readiness);

  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    await drain({ delay: signal === 'SIGTERM' ? config.shutdownDelay : 0, grace: config.shutdownGrace });
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
  // A setting can be mended by whoever started us; anything else is a fault of ours and its stack helps.
  process.stderr.write(`${error instanceof ConfigError ? error.message : error.stack}\n`);
  process.exit(1);
});
