import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** The error of a refused request: its status, and a line of text for the client. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** Answers with a status and one line of text, never cached. */
export function sendText(res: Response, status: number, text: string): void {
  res.status(status).set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }).send(`${text}\n`);
}

/** Answers an `HttpError` with its status and line; any other error is logged, and gets `page` with 500. */
export function sendErrors(page: string, logger: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (error instanceof HttpError) return sendText(res.set(error.headers), error.status, error.message);
    const err = error instanceof Error ? error : new Error(String(error));
    logger.error({ requestId: res.locals.requestId, path: req.path.slice(0, 256), err }, 'request failed');
    if (res.headersSent) return next(err);
    const isDev = process.env.NODE_ENV === 'development';
    res
      .status(500)
      .set('Cache-Control', 'no-store')
      .send(isDev ? err.stack : page);
  };
}
