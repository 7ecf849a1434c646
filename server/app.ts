import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { writeCrawlerFiles } from './crawlers/index.ts';
import type { Dist } from './dist.ts';
import { renderErrorPage } from './error-page.tsx';
import { HttpError, sendErrors } from './errors.ts';
import { guard } from './guard.ts';
import { checkHealth, type Readiness } from './health.ts';
import { shedLoad } from './load-shedding.ts';
import { onNewDay } from './new-day.ts';
import { createPages, redirectToCanonicalPath } from './pages.ts';
import { PreparedResponse, sendPrepared } from './prepared-response.ts';
import { createRender } from './render.tsx';
import { type LogStream, logRequests } from './request-log.ts';
import { createSecurityHeaders } from './security-headers.ts';

/** What createApp is made from. */
export interface AppOptions {
  config: Config;
  dist: Dist;
  logger: Logger;
  /** Where `logger` writes. */
  logStream: LogStream;
  readiness: Readiness;
}

/**
 * The application without a port, and `warmUp`, which prepares all pages ahead of their first requests and rejects if
 * one cannot be rendered. Rejects if a page's words cannot be loaded.
 */
export async function createApp(options: AppOptions): Promise<{ app: Express; warmUp: () => Promise<void> }> {
  const { config, dist, logger, logStream, readiness } = options;
  const render = await createRender(config.siteOrigin, dist);
  const { setHeaders, headers } = createSecurityHeaders(config, dist.styles);
  const prepared = new Map<string, PreparedResponse>();
  const prepare = (files: Dist['files']) => {
    for (const [path, file] of files) prepared.set(path, new PreparedResponse(file, headers));
  };
  prepare(dist.files);
  prepare(await writeCrawlerFiles(config));
  // The feed holds words too, which can change at the office's midnight.
  onNewDay(async () => prepare(await writeCrawlerFiles(config)));
  const pages = createPages(render, headers, config.pageCache ? prepared : undefined);

  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false);
  app.use(logRequests(logger, logStream));
  app.use(guard(config.allowedHosts));
  app.use(sendPrepared(prepared));
  app.use(setHeaders);
  app.use(checkHealth(readiness));
  app.use(redirectToCanonicalPath);
  // A missing asset is not a page, and not to be cached: it may belong to the next release.
  app.use('/assets', (_req, _res, next) => next(new HttpError(404, 'No such file.')));
  app.use(shedLoad());
  app.use(pages.send);
  app.use(pages.sendNotFound);
  // The guard's refusals come here past the headers. What is prepared compresses itself; an error page does not.
  const compress = compression();
  app.use((error: unknown, req: express.Request, res: express.Response, next: express.NextFunction) =>
    setHeaders(req, res, () => compress(req, res, () => next(error))),
  );
  app.use(sendErrors(renderErrorPage(dist.styles), logger));
  return { app, warmUp: pages.warmUp };
}
