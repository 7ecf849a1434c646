import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { HttpError } from './http-error.ts';
import { sendText } from './plain-text.ts';

/**
 * Answers a refusal with its status and line; anything else is a fault of ours, is logged, and gets `page` with 500.
 */
export function sendErrors(page: string, logger: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (error instanceof HttpError) return sendText(res.set(error.headers), error.status, error.message);
    const err = error instanceof Error ? error : new Error(String(error));
    logger.error({ id: res.locals.id, path: req.url.slice(0, 256), err }, 'request failed');
    if (res.headersSent) return next(err);
    res.status(500).set('Cache-Control', 'no-store').send(page);
  };
}
