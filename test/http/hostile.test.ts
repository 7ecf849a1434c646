import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { startSite } from '../site.ts';

// 4,000 requests here; `HOSTILE=20000 npx vitest run --config test/vitest.config.ts test/http/hostile` for the whole
// measure.
const total = Number(process.env.HOSTILE ?? 4000);
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

let seed = 20_261_120;
function random(most: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % most;
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

const pieces = [
  ...[
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    '%E0%A4%A',
    '%ff',
    '%0d%0aSet-Cookie:a=b',
    '<script>',
    "'",
    '"',
    '{{7*7}}',
  ],
  ...[
    'evil.example',
    '@evil.example',
    'evil.example:80',
    '__proto__',
    'constructor',
    'wp-login.php',
    '.env',
    '.git',
    'index.html',
    'assets',
    'services',
    'blog',
    'A'.repeat(300),
  ],
];
const queries = ['', '', '?a=1', '?__proto__[x]=1', '?%', `?${'q='.repeat(400)}`, '?next=//evil.example'];
const headers = [
  'Accept-Encoding: br;q=0, gzip;q=0.5',
  `Accept-Encoding: ${'x,'.repeat(900)}`,
  'If-None-Match: *',
  `If-None-Match: ${'"a",'.repeat(900)}`,
  'Range: bytes=0-1',
  'X-Forwarded-Host: evil.example',
  'X-Original-URL: /about',
  'X-HTTP-Method-Override: DELETE',
  'Cookie: a=b',
  'Accept: application/json',
];
const closers = [
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc',
  'PROPFIND /blog HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
];

function hostileRequest(): string {
  const path =
    random(4) === 0
      ? pick(pages).path + pick(['', '/', '//', '/.', '%20', '?'])
      : `/${Array.from({ length: 1 + random(4) }, () => pick(pieces)).join('/')}`;
  return `${pick(['GET', 'GET', 'GET', 'HEAD'])} ${path}${pick(queries)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${pick(headers)}\r\n\r\n`;
}

/** Everything the server says to these bytes until it closes the connection. */
function converse(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const done = () => resolve(Buffer.concat(parts).toString('latin1'));
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(5000, () => socket.destroy());
    socket
      .on('data', (part) => parts.push(part))
      .on('error', done)
      .on('close', done);
  });
}

describe('a crowd of hostile requests', () => {
  test(`is answered to the last of ${total}, without an error of ours, a way off the site or a trace of code`, async () => {
    const before = await (await fetch(site.origin)).text();
    let answered = 0;
    const worker = async (requests: number) => {
      for (let turn = 0; turn < requests; turn++) {
        const sent = random(20) === 0 ? pick(closers) : hostileRequest();
        const text = await converse(sent);
        const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
        if (status >= 200 && status < 500) answered++;
        else expect.fail(`${JSON.stringify(sent.slice(0, 300))} was answered ${JSON.stringify(text.slice(0, 80))}`);
        const location = /^Location: (.*)\r$/m.exec(text)?.[1];
        if (location) expect(new URL(location, site.origin).origin).toBe(site.origin);
        expect(text).not.toMatch(/^Set-Cookie:|node_modules|\n\s+at .+:\d+:\d+/m);
      }
    };
    await Promise.all(Array.from({ length: 8 }, () => worker(total / 8)));
    expect(answered).toBe(total);
    expect(await (await fetch(site.origin)).text()).toBe(before);
  });
});
