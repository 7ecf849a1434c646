import compression from 'compression';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { setCommonHeaders } from './common-headers.ts';
import type { Config } from './config.ts';
import { readCalendarQuery } from './crawlers/deadlines.ics.ts';
import { writeCalendarFile, writeCrawlerFiles } from './crawlers/index.ts';
import type { Dist } from './dist.ts';
import { renderErrorPage } from './error-page.tsx';
import { HttpError, sendErrors } from './errors.ts';
import { guard } from './guard.ts';
import { checkHealth, type Readiness } from './health.ts';
import { shedLoad } from './load-shedding.ts';
import { watchDays } from './new-day.ts';
import { createPace } from './pace.ts';
import { paceUnknown } from './pace-unknown.ts';
import { createPages } from './pages.ts';
import { PreparedResponse, sendPrepared } from './prepared-response.ts';
import { type Queried, sendQueried } from './queried.ts';
import { redirectToCanonicalPath } from './redirect.ts';
import { createRender } from './render.tsx';
import { logRequests, type RequestLog } from './request-log.ts';
import { createSecurityHeaders } from './security-headers.ts';

/** What createApp is made from. */
export interface AppOptions {
  config: Config;
  dist: Dist;
  logger: Logger;
  requestLog: RequestLog;
  readiness: Readiness;
}

/** What createApp makes. */
interface Application {
  /** The application, without a port. */
  app: Express;
  /** The headers of every response. */
  headers: Record<string, string>;
  /** Renders all pages ahead of their first requests, resolves to them and rejects if one cannot be rendered. */
  warmUp: () => Promise<PreparedResponse[]>;
}

/** Makes the application of a build and its settings. Rejects if a page's words cannot be loaded. */
export async function createApp(options: AppOptions): Promise<Application> {
  const { config, dist, logger, requestLog, readiness } = options;
  const render = await createRender(config.siteOrigin, dist);
  const headers = createSecurityHeaders(config, dist.inline);
  const prepared = new Map<string, PreparedResponse>();
  const prepare = (files: Dist['files']) => {
    for (const [path, file] of files) prepared.set(path, new PreparedResponse(file, headers));
  };
  prepare(dist.files);
  prepare(await writeCrawlerFiles(config));
  const onNewDay = watchDays();
  // The feed and the calendar depend on the day, too.
  onNewDay(async () => prepare(await writeCrawlerFiles(config)));
  const pages = createPages(render, headers, config.pageCache ? prepared : undefined, onNewDay);
  const calendar: Queried = {
    read: readCalendarQuery,
    prepare: (query) => new PreparedResponse(writeCalendarFile(config.siteOrigin, query), headers),
  };
  const queried = new Map([...pages.queried, ['/deadlines.ics', calendar]]);

  const pace = createPace();
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', false);
  if (config.trustProxy) app.set('trust proxy', config.trustProxy);
  app.use(logRequests(logger, requestLog, config.trustProxy !== undefined));
  app.use(guard(config.allowedHosts));
  app.use(sendQueried({ queried, headers, keeps: config.pageCache, onNewDay, pace }));
  app.use(sendPrepared(prepared));
  app.use(checkHealth(readiness, headers, config.revision));
  app.use(redirectToCanonicalPath(headers));
  app.use(paceUnknown(pace));
  // A missing asset is not a page, and not to be cached: it may belong to the next release.
  app.use('/assets', (_req, _res, next) => next(new HttpError(404, 'No such file.')));
  app.use(shedLoad());
  app.use(pages.send);
  app.use(pages.sendNotFound);
  // What is prepared compresses itself; an error page does not.
  const compress = compression();
  app.use((error: unknown, req: express.Request, res: express.Response, next: express.NextFunction) =>
    compress(req, setCommonHeaders(res, headers), () => next(error)),
  );
  app.use(sendErrors(renderErrorPage(dist.inline.styles), logger));
  return { app, headers, warmUp: pages.warmUp };
}
