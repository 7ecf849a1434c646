import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { renderErrorPage } from './error-page.tsx';
import { sendFinished } from './finished.ts';
import { guard, pathOf, refuse } from './guard.ts';
import { securityHeaders } from './headers.ts';
import { health, type Readiness } from './health.ts';
import { requestLog } from './log.ts';
import { shedWhenLagging } from './overload.ts';
import { answerPages, FinishedPages, oneSpelling } from './pages.ts';
import { publishedFiles } from './published/index.ts';
import { makeRender } from './render.tsx';
import type { Site } from './site.ts';

/** What createApp is made from. */
export interface AppOptions {
  config: Config;
  site: Site;
  logger: Logger;
  readiness: Readiness;
}

function answerErrors(page: string, logger: Logger): ErrorRequestHandler {
  return (error, _req, res, next) => {
    logger.error({ id: res.locals.id, err: error instanceof Error ? error : new Error(String(error)) }, 'request failed');
    if (res.headersSent) return next(error);
    res.status(500).set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  };
}

/**
 * The application without a port: every middleware, in order. Rejects if a page's words cannot be loaded.
 * `warmUp` finishes all pages; until then each is finished when first asked for.
 */
export async function createApp({
  config,
  site,
  logger,
  readiness,
}: AppOptions): Promise<{ app: Express; warmUp: () => Promise<void> }> {
  const render = await makeRender(config.siteOrigin, site.manifest);
  const finished = config.pageCache ? new FinishedPages(render) : undefined;
  const published = await publishedFiles(config);
  const headers = securityHeaders(config.siteOrigin, config.allowIndexing);

  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false);
  app.use(requestLog(logger));
  app.use((_req, res, next) => {
    res.setHeaders(headers);
    next();
  });
  app.use(health(readiness));
  app.use(guard(config.allowedHosts));
  app.use((req, res, next) => {
    const path = pathOf(req);
    const file = site.files.get(path) ?? published.get(path);
    // Link previews are shown by others' pages.
    if (path.startsWith('/og/')) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (file) return sendFinished(req, res, file);
    // A missing asset must not be answered with a page, and its absence must not be cached: it may belong to the next release.
    if (path.startsWith('/assets/')) return refuse(res, 404, 'No such file.');
    next();
  });
  app.use(oneSpelling);
  if (!finished) app.use(shedWhenLagging(), compression());
  app.use(answerPages(render, finished));
  app.use(answerErrors(renderErrorPage(site.manifest), logger));
  return { app, warmUp: async () => finished?.warmUp() };
}
