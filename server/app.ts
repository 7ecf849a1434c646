import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Assets } from './assets.ts';
import type { KeptResponse } from './cache/cached-response.ts';
import { createKeep } from './cache/response-cache.ts';
import type { Config } from './config.ts';
import { sendFeeds } from './feeds/index.ts';
import { renderErrorPage } from './http/error-page.tsx';
import { sendErrors } from './http/errors.ts';
import { sendFiles } from './http/files.ts';
import { guard } from './http/guard.ts';
import { checkHealth, type Readiness } from './http/health.ts';
import { createLoadShedding } from './http/load-shedding.ts';
import { redirectToCanonicalPath } from './http/redirect.ts';
import { logRequests } from './http/request-log.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { sendPages } from './pages.ts';

/** What createApp is made from. */
interface AppOptions {
  config: Config;
  assets: Assets;
  /** The files of the build, by URL path. */
  files: ReadonlyMap<string, KeptResponse>;
  logger: Logger;
  readiness: Readiness;
}

/** The application, without a port. */
export function createApp({ config, assets, files, logger, readiness }: AppOptions): Express {
  const { SITE_ORIGIN: origin, ALLOW_INDEXING: allowIndexing } = config;
  const keep = createKeep(config.PAGE_CACHE, createLoadShedding());
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false);
  app.set('trust proxy', config.TRUST_PROXY ?? false);
  app.use(logRequests(logger));
  app.use(setSecurityHeaders(config, assets));
  app.use(guard(config.ALLOWED_HOSTS));
  app.use(sendFiles(files));
  app.use(keep.sendKept);
  // What has an entity tag is coded as its client wants it: the tag is that of these bytes.
  app.use(compression({ filter: (req, res) => !res.hasHeader('ETag') && compression.filter(req, res) }));
  app.use(checkHealth(readiness, config.REVISION));
  app.use(redirectToCanonicalPath);
  app.use(sendFeeds({ origin, allowIndexing, keep }));
  app.use(sendPages({ assets, origin, keep }));
  app.use(sendErrors(renderErrorPage(assets.styles), logger));
  return app;
}
