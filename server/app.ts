import express, { type Express } from 'express';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import { origins } from '../content/origins.ts';
import { redirects } from '../content/redirects.ts';
import type { Assets } from './assets.ts';
import { compressResponses, compressSmall } from './cache/compress.ts';
import { forbidTransforms } from './cache/policy.ts';
import { createResponseCache } from './cache/response-cache.ts';
import type { Config } from './config.ts';
import { sendFeeds } from './feeds/index.ts';
import { renderErrorPage } from './http/error-page.tsx';
import { sendErrors } from './http/errors.ts';
import { type Files, refuseMissingParts, sendFiles } from './http/files.ts';
import { guard } from './http/guard.ts';
import { checkHealth, type Readiness } from './http/health.ts';
import { redirectOldAddresses, redirectToCanonicalPath } from './http/redirect.ts';
import { logRequests } from './http/request-log.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { createWorkQueue } from './http/work-queue.ts';
import { sendPages } from './page/send.ts';

/** The inputs of `createApp`. */
interface AppOptions {
  config: Config;
  assets: Assets;
  files: Files;
  logger: Logger;
  readiness: Readiness;
}

/** The application, without a port. */
export function createApp({ config, assets, files, logger, readiness }: AppOptions): Express {
  const { SITE_ORIGIN: origin, ALLOW_INDEXING: allowIndexing } = config;
  const cache = createResponseCache({ isOn: config.PAGE_CACHE, compress: compressSmall });
  const inTurn = createWorkQueue();
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false);
  const trust = config.TRUST_PROXY ? proxyAddr.compile(config.TRUST_PROXY) : () => false;
  app.set('trust proxy', trust);
  app.use(logRequests(logger, trust));
  app.use(setSecurityHeaders(config, assets, origins));
  app.use(forbidTransforms);
  app.use(guard(config.ALLOWED_HOSTS));
  app.use(sendFiles(files));
  app.use(cache.sendCached);
  app.use(compressResponses());
  app.use(checkHealth(readiness, config.REVISION));
  app.use(redirectToCanonicalPath);
  app.use(redirectOldAddresses(redirects));
  app.use(sendFeeds({ origin, allowIndexing, cache, inTurn }));
  app.use(refuseMissingParts);
  app.use(sendPages({ assets, origin, cache, inTurn }));
  app.use(sendErrors(renderErrorPage(assets.styles), logger));
  return app;
}
