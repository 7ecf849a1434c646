import { EventEmitter } from 'node:events';

/** A request whose response has ended, after `ms` milliseconds. The path is untrusted. */
interface EndedRequest {
  path: string;
  status: number;
  ms: number;
}

/** The reason for closing a connection: it asks for more than it reads, or it sends no valid request. */
type CutReason = 'pipelining' | 'parser' | 'connect';

/** Events of this process; metrics.ts counts them. */
export const activity = new EventEmitter<{
  request: [request: EndedRequest];
  render: [seconds: number];
  shed: [reason: 'load'];
  cut: [reason: CutReason];
  dropped: [lines: number];
}>();
