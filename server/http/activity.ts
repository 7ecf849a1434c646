import { EventEmitter } from 'node:events';

/** A request whose response has ended, after `ms` milliseconds. The path is untrusted. */
interface EndedRequest {
  path: string;
  status: number;
  ms: number;
}

/** Events of this process; `metrics.ts` counts them. */
export const activity = new EventEmitter<{
  request: [request: EndedRequest];
  render: [seconds: number];
  shed: [];
  cut: [];
  dropped: [lines: number];
  unloadable: [error: unknown, path: string];
}>();
