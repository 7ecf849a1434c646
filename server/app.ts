import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { renderErrorPage } from './error-page.tsx';
import { FinishedAnswers } from './finished-answers.ts';
import { guard, refuse } from './guard.ts';
import { securityHeaders } from './headers.ts';
import { health, type Readiness } from './health.ts';
import { logRequest } from './log.ts';
import { shedWhenLagging } from './overload.ts';
import { answerPages, oneSpelling } from './pages.ts';
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

/** The application without a port. */
export interface App {
  listener: RequestListener;
  /** Finishes all pages; until then each is finished when first asked for. Rejects if one cannot be rendered. */
  warmUp: () => Promise<void>;
}

function answerErrors(page: string, logger: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    const err = error instanceof Error ? error : new Error(String(error));
    logger.error({ id: res.locals.id, path: req.url.slice(0, 256), err }, 'request failed');
    if (res.headersSent) return next(err);
    res.status(500).set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  };
}

/** Everything a request passes, in order. Rejects if a page's words cannot be loaded. */
export async function createApp({ config, site, logger, readiness }: AppOptions): Promise<App> {
  const { siteOrigin, allowIndexing, allowedHosts, pageCache } = config;
  const render = await makeRender(siteOrigin, site.manifest);
  const headers = securityHeaders(siteOrigin, allowIndexing);
  const files = new Map([...site.files, ...(await publishedFiles(config))]);
  const answers = new FinishedAnswers({ files, headers, allowedHosts, render: pageCache ? render : undefined });

  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false);
  app.use((_req, res, next) => {
    res.setHeaders(headers);
    next();
  });
  app.use(health(readiness));
  app.use(guard(allowedHosts));
  app.use('/assets', (_req, res) => {
    // Not a page, and not to be cached: it may belong to the next release.
    refuse(res, 404, 'No such file.');
  });
  app.use(oneSpelling);
  if (!pageCache) app.use(shedWhenLagging(), compression());
  app.use(answerPages(render));
  app.use(answerErrors(renderErrorPage(site.manifest), logger));

  return {
    listener: (req, res) => {
      const id = logRequest(logger, req, res);
      if (answers.answer(req, res)) return;
      Object.assign(res, { locals: { id } });
      app(req, res);
    },
    warmUp: () => answers.warmUp(),
  };
}
