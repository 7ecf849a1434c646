import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Warns once when a request names another host than `origin`, the default that absolute links use. Health checks come by
 * address.
 */
export function warnOfOtherHost(origin: string, logger: Logger): RequestHandler {
  let isTold = false;
  return ({ headers: { host = '' }, path }, _res, next) => {
    if (!isTold && !local.test(host) && path !== '/healthz' && path !== '/readyz') {
      isTold = true;
      logger.warn({ host }, `SITE_ORIGIN is not set: canonical links, the sitemap and the feed say ${origin}`);
    }
    next();
  };
}
