import { type IncomingHttpHeaders, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';

/** An answer as it came: nothing decoded, no redirect followed. */
export interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a URL; `options` may name another path, which is sent as it is written. Rejects after ten seconds. */
export function raw(url: string, headers: Record<string, string> = {}, options: RequestOptions = {}): Promise<Raw> {
  const request = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, timeout: 10_000, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      const { statusCode: status = 0, headers } = response;
      response.on('end', () => resolve({ status, headers, body: Buffer.concat(parts) }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer'))).on('error', reject);
    sent.end();
  });
}
