import { EventEmitter } from 'node:events';

/** What is known of a request when its answer has ended. A stranger chose the texts; they are cut, not checked. */
export interface RequestRecord {
  /** By it this line, an error of the same request and the logs of proxies find each other. */
  requestId: string;
  /** The address of the client, behind proxies that are trusted as the first of them says. */
  client: string | undefined;
  host: string | undefined;
  method: string;
  /** Without its query, which can hold what is nobody's business. */
  path: string;
  status: number;
  /** Of the body. */
  bytes: number;
  /** From the request's headers to the answer's last byte. */
  ms: number;
  /** The page that led here, without its query. */
  referrer: string | undefined;
  userAgent: string | undefined;
}

/** Why a request was not given its page: the process lags. */
export type ShedReason = 'load';

/** Why a connection was ended: it asks for more than it reads, or what it sends is no request. */
export type CutReason = 'pipelining' | 'parser' | 'connect';

/** What happens in this process, for whoever counts it (`server/metrics.ts`). */
export const activity = new EventEmitter<{
  request: [record: RequestRecord];
  render: [seconds: number];
  shed: [reason: ShedReason];
  cut: [reason: CutReason];
  dropped: [lines: number];
}>();
