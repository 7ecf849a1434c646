import type { Response } from 'express';

/** Sets what every answer has: the security headers, and the id by which the log names the request. */
export function setCommonHeaders(res: Response, headers: Record<string, string>): Response {
  return res.set(headers).set('X-Request-Id', res.locals.requestId);
}
