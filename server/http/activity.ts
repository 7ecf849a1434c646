import { EventEmitter } from 'node:events';

/** A request whose answer has ended, after `ms` milliseconds. A stranger chose the path. */
interface EndedRequest {
  path: string;
  status: number;
  ms: number;
}

/** Why a connection was ended: it asks for more than it reads, or what it sends is no request. */
type CutReason = 'pipelining' | 'parser' | 'connect';

/** What happens in this process, for whoever counts it (`server/metrics.ts`). */
export const activity = new EventEmitter<{
  request: [request: EndedRequest];
  render: [seconds: number];
  shed: [reason: 'load'];
  cut: [reason: CutReason];
  dropped: [lines: number];
}>();
