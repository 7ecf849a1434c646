import { pages } from '../../server/pages/index.ts';
import { pick, random } from './random.ts';

/** A kind of request that is none, or hardly one; the statuses that it may be answered with, in a row; its spellings. */
type Form = [name: string, answers: RegExp, ...spellings: string[]];

const host = 'Host: localhost\r\n';
const last = `${host}Connection: close\r\n`;
const post = `POST / HTTP/1.1\r\n${host}Content-Length: 10\r\n`;
const get = (path: string, headers = last, version = 'HTTP/1.1') => `GET ${path} ${version}\r\n${headers}\r\n`;
const ask = (method: string) => `${method} HTTP/1.1\r\n${host}\r\n`;
const withHost = (line: string) => get('/', `${line}\r\nConnection: close\r\n`);
const withHeader = (line: string) => get('/', `${last}${line}\r\n`);
const withLength = (length: string) => get('/', `${host}Content-Length: ${length}\r\n`);
const nonsense = ['\x16\x03\x01\x02\x00', 'no request at all', '\x00\x00', 'get / http/1.1'];
const garbage = nonsense.map((text) => `${text}\r\n\r\n`);

/** An Accept-Encoding that hardly another request has. */
function makeCodings(): string {
  const names = ['br', 'gzip', 'deflate', 'zstd', 'identity', '*', `x${random(1e6)}`];
  const codings = Array.from({ length: 1 + random(5) }, () => `${pick(names)};q=0.${random(1000)}`);
  return `Accept-Encoding: ${codings.join(', ')}`;
}

const versions = ['HTTP/2.0', 'HTTP/3.7', 'HTTP/1.2', 'HTTP/11', 'HTTQ/1.1'].map((version) => get('/', last, version));

/** All of them. */
export const forms: Form[] = [
  ['an absolute address of ours', /^200$/, get('http://localhost/about'), get('HTTP://LOCALHOST:80/about')],
  ['an absolute address of another', /^200$/, get('http://evil.example/about'), get('https://evil.example/?a=1')],
  ['an absolute address that is none', /^400$/, get('http://[bad/'), get('http://'), get('http://a:99999/')],
  ['another scheme', /^400$/, get('ftp://a/'), get('mailto:a@b'), get('data:,a')],
  ['a fragment', /^400$/, get('/about#team'), get('/#'), get('http://localhost/about#team'), get('/deadlines.ics#1')],
  ['a target that is no path', /^400$/, get('*'), get('about'), get('@evil.example'), get('/a b')],
  ['a target of 2,049 characters', /^414$/, get(`/${'a'.repeat(2048)}`)],
  ['HTTP/0.9', /^400$/, 'GET /\r\n\r\n', get('/', last, 'HTTP/0.9')],
  ['a version that is none', /^400$/, ...versions],
  ['the preface of HTTP/2', /^400$/, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['CONNECT', /^$/, ask('CONNECT evil.example:443'), ask('CONNECT /')],
  ['another method', /^405$/, ...['OPTIONS *', 'TRACE /', 'PROPFIND /blog', 'DELETE /'].map(ask)],
  ['bare LF', /^(200|400)$/, get('/').replaceAll('\r', ''), get('/').replace('\r', '')],
  ['NUL', /^400$/, get('/\x00'), withHeader('X: a\x00b'), withHeader('X\x00: a')],
  ['no request at all', /^400$/, ...garbage],
  ['two hosts', /^400$/, withHeader('Host: evil.example'), get('http://localhost/about', `${last}${host}`)],
  ['no host', /^400$/, get('/', 'Connection: close\r\n')],
  ['a host that is none', /^400$/, ...['Host: a">', 'Host : a', 'Host: a b', 'Host: '].map(withHost)],
  ['a folded header', /^(200|400)$/, withHeader('X: a\r\n b'), withHost('Host: local\r\n host')],
  ['headers of 20 kB', /^431$/, withHeader(`X: ${'x'.repeat(20_000)}`)],
  ['four thousand headers', /^(200|431)$/, get('/', last + 'A: b\r\n'.repeat(4000))],
  ['codings of every kind', /^200$/, ...Array.from({ length: 8 }, () => withHeader(makeCodings()))],
  ['Expect', /^(100 200|417)$/, withHeader('Expect: 100-continue'), withHeader('Expect: 200-ok')],
  ['Upgrade', /^200$/, get('/', `${host}Connection: Upgrade, close\r\nUpgrade: websocket\r\n`)],
  ['a body that is refused', /^405$/, `${post}\r\nabc`],
  ['a body that waits for leave', /^100 405$/, `${post}Expect: 100-continue\r\n\r\n`],
  ['a length that is none', /^400$/, ...['-1', '+5', '1, 2', 'a'].map(withLength)],
  ['two lengths', /^400$/, withLength('5\r\nTransfer-Encoding: chunked'), withLength('5\r\nContent-Length: 6')],
  ['an unknown transfer coding', /^(200|400)$/, get('/', `${host}Transfer-Encoding: xchunked\r\n`)],
  ['a bad chunk after an answer', /^200( 400)?$/, `${get('/', `${host}Transfer-Encoding: chunked\r\n`)}zz\r\n`],
  ['garbage after a good request', /^200( 400)?$/, ...garbage.map((text) => get('/about', host) + text)],
  ['garbage after an unknown path', /^(404)?( ?400)?$/, ...garbage.map((text) => get('/unknown', host) + text)],
  ['CONNECT after a good request', /^(200)?$/, get('/about', host) + ask('CONNECT a:443')],
  ['five requests at once', /^(200 ){4}200$/, get('/about', host).repeat(4) + get('/about')],
  ['fifteen hundred requests at once', /^(200 ?){0,5}$/, get('/about', host).repeat(1500)],
];

const attacks = ['..', '.', '', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '%E0%A4%A', '%ff', '%0d%0aSet-Cookie:a=b'];
const markup = ['<script>', "'", '"', '{{7*7}}', 'evil.example', '@evil.example', 'evil.example:80', '__proto__'];
const names = ['constructor', 'wp-login.php', '.env', '.git', 'index.html', 'assets', 'services', 'blog'];
const pieces = [...attacks, ...markup, ...names, 'A'.repeat(300)];
const queries = ['', '', '?a=1', '?__proto__[x]=1', '?%', `?${'q='.repeat(400)}`, '?next=//evil.example', '#a'];
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

/** The bytes of a request that a server must be able to answer, whatever it asks for. */
export function makeHostileRequest(): string {
  const path =
    random(4) === 0
      ? pick(pages).path + pick(['', '/', '//', '/.', '%20', '?'])
      : `/${Array.from({ length: 1 + random(4) }, () => pick(pieces)).join('/')}`;
  const method = pick(['GET', 'GET', 'GET', 'HEAD']);
  return `${method} ${path}${pick(queries)} HTTP/1.1\r\n${last}${pick(headers)}\r\n\r\n`;
}
