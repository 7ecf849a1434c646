import { pages } from '../../server/pages/index.ts';
import { pick, random } from './random.ts';

const attacks = ['..', '.', '', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '%E0%A4%A', '%ff', '%0d%0aSet-Cookie:a=b'];
const markup = ['<script>', "'", '"', '{{7*7}}', 'evil.example', '@evil.example', 'evil.example:80', '__proto__'];
const names = ['constructor', 'wp-login.php', '.env', '.git', 'index.html', 'assets', 'services', 'blog'];
const pieces = [...attacks, ...markup, ...names, 'A'.repeat(300)];
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

/** The bytes of a request that a server must be able to answer, whatever it asks for. */
export function makeHostileRequest(): string {
  const path =
    random(4) === 0
      ? pick(pages).path + pick(['', '/', '//', '/.', '%20', '?'])
      : `/${Array.from({ length: 1 + random(4) }, () => pick(pieces)).join('/')}`;
  const method = pick(['GET', 'GET', 'GET', 'HEAD']);
  const lines = ['Host: localhost', 'Connection: close', pick(headers)].join('\r\n');
  return `${method} ${path}${pick(queries)} HTTP/1.1\r\n${lines}\r\n\r\n`;
}
