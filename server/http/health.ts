import { Router } from 'express';
import { sendText } from './errors.ts';

/** Whether the process should be sent requests: set once it listens and can show the front page, unset when it is told to stop. */
export interface Readiness {
  ready: boolean;
}

/** The addresses at which a balancer or an orchestrator asks for the state of the process. */
export const probePaths = ['/healthz', '/readyz'];

/** `/healthz` says that the process answers, and its revision. `/readyz` says whether it is ready for requests. */
export function checkHealth(readiness: Readiness, revision: string | undefined): Router {
  return Router()
    .get('/healthz', (_req, res) => sendText(res, 200, revision ? `ok ${revision}` : 'ok'))
    .get('/readyz', (_req, res) => sendText(res, readiness.ready ? 200 : 503, readiness.ready ? 'ready' : 'not ready'));
}
