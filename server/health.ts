import type { Request, Response } from 'express';
import { Router } from 'express';

/** Whether the process should be sent requests: set once all pages are finished, unset when it is told to stop. */
export interface Readiness {
  ready: boolean;
}

function say(res: Response, status: number, text: string): void {
  res.status(status).set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** `/healthz`: the process answers. `/readyz`: it wants requests. */
export function health(readiness: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_req: Request, res: Response) => say(res, 200, 'ok'));
  router.get('/readyz', (_req: Request, res: Response) =>
    readiness.ready ? say(res, 200, 'ready') : say(res, 503, 'not ready'),
  );
  return router;
}
