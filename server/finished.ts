import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number] | 'identity';

/** One coding of a settled body: its bytes and both sets of headers, as flat lists of name and value. */
interface Variant {
  tag: string;
  body: Buffer;
  found: string[];
  unchanged: string[];
}

/** A response whose bytes and headers are settled, each coding with an entity tag of its own (RFC 9110, section 8.8.3). */
export type Finished = Partial<Record<Coding, Variant>> & { identity: Variant };

/** A body and what to say of it. `ready` holds codings made at build time; the others are made here. */
export interface Content {
  type: string;
  cacheControl: string;
  body: Buffer;
  ready?: { br?: Buffer; gzip?: Buffer };
}

const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Content types whose bytes are packed already. */
const packed = /^(font|image)\/(?!svg)/;

function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Settles a response: every coding of the body, with `headers` and its own on top. */
export function finish({ type, cacheControl, body, ready = {} }: Content, headers: Map<string, string>): Finished {
  const isPacked = packed.test(type);
  const variant = (bytes: Buffer, coding: Coding): Variant => {
    const tag = tagOf(bytes);
    const unchanged = [...headers].flat();
    unchanged.push('Cache-Control', cacheControl, 'ETag', tag);
    if (!isPacked) unchanged.push('Vary', 'Accept-Encoding');
    const found = [...unchanged, 'Content-Type', type, 'Content-Length', String(bytes.length)];
    if (coding !== 'identity') found.push('Content-Encoding', coding);
    return { tag, body: bytes, found, unchanged };
  };
  if (isPacked) return { identity: variant(body, 'identity') };
  return {
    identity: variant(body, 'identity'),
    br: variant(ready.br ?? brotliCompressSync(body, brotliOptions), 'br'),
    gzip: variant(ready.gzip ?? gzipSync(body), 'gzip'),
  };
}

const negotiated = new Map<string, Coding>();

/** The coding a client accepts: brotli before gzip before none. One with q=0 is never used. The few headers that browsers send are remembered. */
function codingFor(header: string | undefined): Coding {
  if (!header || header.length > 512) return 'identity';
  const known = negotiated.get(header);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...codings]);
  const coding = codings.find((candidate) => accepted.includes(candidate)) ?? 'identity';
  if (negotiated.size < 64) negotiated.set(header, coding);
  return coding;
}

/** Whether If-None-Match names this tag, compared weakly (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}

/** Answers GET or HEAD with a finished response: 200, or 304 when the client has these bytes. */
export function sendFinished(req: IncomingMessage, res: ServerResponse, finished: Finished): void {
  const variant = finished[codingFor(req.headers['accept-encoding'])] ?? finished.identity;
  if (isKnown(req.headers['if-none-match'], variant.tag)) res.writeHead(304, variant.unchanged).end();
  else if (req.method === 'HEAD') res.writeHead(200, variant.found).end();
  else res.writeHead(200, variant.found).end(variant.body);
}
