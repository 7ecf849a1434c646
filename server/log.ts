import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const longestPath = 256;

/** One line a request when it is answered: id, method, path (cut at 256 characters), status and milliseconds. The id is in `res.locals.id`. */
export function requestLog(logger: Logger) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const started = performance.now();
    const id = randomUUID();
    const path = req.url.slice(0, longestPath);
    res.locals.id = id;
    res.once('close', () => {
      const line = {
        id,
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
      };
      logger.info(line, res.statusCode === 404 ? 'not found' : 'request');
    });
    next();
  };
}
