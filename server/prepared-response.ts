import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import fresh from 'fresh';
import { type Coding, type Compression, codings, negotiate } from './negotiate.ts';

/** The representation of a resource (RFC 9110, section 3.2), with the codings that are there already. */
export interface Representation {
  type: string;
  /** The value of Cache-Control, or what says it at the time. */
  cacheControl: string | (() => string);
  body: Buffer;
  /** What tells this body from another; a digest of all its bytes unless given. */
  digest?: string;
  compressed?: Partial<Record<Compression, Buffer>>;
  /** 404 for what is not there: its answer has no entity tag. */
  status?: 404;
  /** Headers of this representation alone. */
  headers?: Record<string, string>;
}

/**
 * One coding of a response: its headers as flat lists of name and value, for 200 and for 304. The last values
 * are those of the request that is being answered: a list of its own for each would cost 4 %.
 */
interface Variant {
  tag: string;
  body: Buffer;
  found: string[];
  unchanged: string[];
}

/** Media types whose bytes are compressed already. */
const compressedTypes = /^(font|image)\/(?!svg)/;

/** Quality 6 for a page made at start: 1.2 ms, and 10 % more bytes than 11, which takes 68. The window fits a page. */
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
};
const compress = { br: (body: Buffer) => brotliCompressSync(body, brotli), gzip: (body: Buffer) => gzipSync(body) };

/**
 * A complete response whose bytes are known, in every content coding with its own entity tag (RFC 9110, section 8.8.3).
 * `headers` are those of every response. A coding that was not there is made when a client first asks for it.
 */
export class PreparedResponse {
  readonly #representation: Omit<Representation, 'body'>;
  #body: Buffer | undefined;
  readonly #headers: Record<string, string>;
  readonly #tag: string;
  readonly #codings: readonly Coding[];
  readonly #variants = new Map<Coding, Variant>();

  constructor(representation: Representation, headers: Record<string, string>) {
    const { body, ...described } = representation;
    const { type, digest } = described;
    [this.#representation, this.#body] = [described, body];
    this.#headers = { ...headers, ...described.headers };
    this.#tag = (digest ?? hash('sha256', body, 'base64url')).slice(0, 22);
    this.#codings = compressedTypes.test(type) ? ['identity'] : codings;
  }

  /** Makes the coding that every browser asks for, beside the main thread. Any other is made when it is asked for. */
  async encode(): Promise<void> {
    if (this.#variants.has('br')) return;
    const br = await promisify(brotliCompress)(this.#readBody(), brotli);
    this.#representation.compressed = { ...this.#representation.compressed, br };
    this.#variant('br');
  }

  #readBody(): Buffer {
    return this.#body ?? brotliDecompressSync(this.#variant('br').body);
  }

  /** Answers GET or HEAD with 200, or with 304 when the client has this coding (RFC 9110, section 13.1.2). */
  send(req: Request, res: Response): void {
    const { status = 200, cacheControl } = this.#representation;
    const coding = this.#codings.length > 1 ? negotiate(req) : 'identity';
    const { tag, body, found, unchanged } = this.#variant(coding);
    const isUnchanged = status === 200 && fresh(req.headers, { etag: tag });
    const isBare = isUnchanged || req.method === 'HEAD';
    const headers = isUnchanged ? unchanged : found;
    headers[headers.length - 3] = typeof cacheControl === 'string' ? cacheControl : cacheControl();
    headers[headers.length - 1] = res.locals.requestId;
    res.locals.bytes = isBare ? 0 : body.length;
    res.writeHead(isUnchanged ? 304 : status, headers).end(isBare ? undefined : body);
  }

  #variant(coding: Coding): Variant {
    const known = this.#variants.get(coding);
    if (known) return known;
    const { type, compressed, status } = this.#representation;
    const bytes = coding === 'identity' ? this.#readBody() : (compressed?.[coding] ?? compress[coding](this.#readBody()));
    const tag = coding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${coding}"`;
    const vary = this.#codings.length > 1 ? ['Vary', 'Accept-Encoding'] : [];
    const unchanged = [...Object.entries(this.#headers).flat(), ...(status ? [] : ['ETag', tag]), ...vary];
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const found = [...unchanged, 'Content-Type', type, 'Content-Length', String(bytes.length), ...encoding];
    const last = ['Cache-Control', '', 'X-Request-Id', ''];
    const variant = { tag, body: bytes, found: [...found, ...last], unchanged: [...unchanged, ...last] };
    this.#variants.set(coding, variant);
    // The others can be made of it when they are asked for, which is seldom; held, the body is 70 kB a page.
    if (coding === 'br') this.#body = undefined;
    return variant;
  }
}

/** Answers what is asked for by a path that has a prepared response. */
export function sendPrepared(responses: ReadonlyMap<string, PreparedResponse>): RequestHandler {
  return (req, res, next) => {
    const response = responses.get(req.path);
    if (response) response.send(req, res);
    else next();
  };
}
