import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

// The site's files behind a server without any guard, and a page made and kept for each path that is asked for: what
// the harnesses measure must be missed by it.

const client = join(import.meta.dirname, '../../dist/client');
const kept = new Map<string, string>();

/** A not-found page that names the path, as many do. */
function makePage(path: string): string {
  const page = kept.get(path) ?? `<h1>Not found: ${path}</h1>`.repeat(100);
  kept.set(path, page);
  return page;
}

const server = createServer((req, res) => {
  const { pathname } = new URL(req.url ?? '', 'http://localhost');
  if (pathname === '/readyz' || pathname === '/about') res.end('ok');
  else if (pathname.startsWith('/assets/')) res.end(readFileSync(join(client, pathname)));
  else res.writeHead(404).end(makePage(pathname));
});
server.headersTimeout = 0;
server.requestTimeout = 0;
server.listen(Number(process.env.PORT), '127.0.0.1');
