import { Router } from 'express';
import { setCommonHeaders } from './common-headers.ts';
import { sendText } from './errors.ts';

/** Whether the process should be sent requests: set once all pages are prepared, unset when it is told to stop. */
export interface Readiness {
  ready: boolean;
}

/** `/healthz`: the process answers. `/readyz`: it wants requests. */
export function checkHealth(readiness: Readiness, headers: Record<string, string>): Router {
  return Router()
    .get('/healthz', (_req, res) => sendText(setCommonHeaders(res, headers), 200, 'ok'))
    .get('/readyz', (_req, res) =>
      sendText(setCommonHeaders(res, headers), readiness.ready ? 200 : 503, readiness.ready ? 'ready' : 'not ready'),
    );
}
