import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';

const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number] | 'identity';

/** A response body whose bytes are settled: in each coding, with an entity tag of its own (RFC 9110, section 8.8.3). */
export interface Finished {
  type: string;
  cacheControl: string;
  bodies: Partial<Record<Coding, Buffer>> & { identity: Buffer };
  tags: Partial<Record<Coding, string>>;
}

const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Content types whose bytes are packed already. */
const packed = /^(font|image)\/(?!svg)/;

function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Settles a body. `ready` holds codings made at build time; the others are made here. */
export function finish(
  type: string,
  cacheControl: string,
  identity: Buffer,
  ready: { br?: Buffer; gzip?: Buffer } = {},
): Finished {
  const bodies: Finished['bodies'] = packed.test(type)
    ? { identity }
    : { identity, br: ready.br ?? brotliCompressSync(identity, brotliOptions), gzip: ready.gzip ?? gzipSync(identity) };
  const tags = Object.fromEntries(Object.entries(bodies).map(([coding, bytes]) => [coding, tagOf(bytes)]));
  return { type, cacheControl, bodies, tags };
}

/** The coding to answer in: what the client accepts, brotli before gzip before none; a coding with q=0 is never used. */
function codingFor(header: string | undefined, bodies: Finished['bodies']): Coding {
  if (!header || header.length > 512) return 'identity';
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return codings.find((coding) => bodies[coding] && accepted.includes(coding)) ?? 'identity';
}

/** Whether If-None-Match names this tag, compared weakly (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}

/** Answers GET or HEAD with a finished body: 200 (or `status`), or 304 when the client has these bytes. */
export function sendFinished(req: Request, res: Response, finished: Finished, status = 200): void {
  const coding = codingFor(req.headers['accept-encoding'], finished.bodies);
  const body = finished.bodies[coding] ?? finished.bodies.identity;
  const tag = finished.tags[coding] ?? '';
  res.setHeader('Cache-Control', finished.cacheControl);
  if (finished.bodies.br) res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    res.setHeader('ETag', tag);
    if (isKnown(req.headers['if-none-match'], tag)) {
      res.writeHead(304).end();
      return;
    }
  }
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Type', finished.type);
  res.setHeader('Content-Length', body.length);
  res.writeHead(status);
  res.end(req.method === 'HEAD' ? undefined : body);
}
