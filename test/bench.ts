import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';

// `npm run bench`: how the site compares with a bare node:http server that sends the same bytes, in one run, under wrk
// (Debian has it). Each server is a process of its own; rounds alternate, and the medians are compared.

const main = join(import.meta.dirname, '../dist/server/main.js');
const page = '/services/sales-tax-services';
const rounds = 5;
const browserCodings = 'gzip, deflate, br';

interface Running {
  child: ChildProcess;
  url: string;
}

/** Starts a server as a child and resolves when it answers on `path`. */
async function start(port: number, command: string[], path: string, env: Record<string, string> = {}): Promise<Running> {
  const settings = { PATH: process.env.PATH, PORT: String(port), ...env };
  const child = spawn(process.execPath, command, { env: settings, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (ready?.ok) return { child, url: origin + path };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no answer on port ${port}`);
}

/** Requests a second of one URL, for three seconds. */
function measure(url: string, coding: string, connections: number): number {
  const options = ['-t1', `-c${connections}`, '-d3', '-H', `Accept-Encoding: ${coding}`, url];
  const report = execFileSync('wrk', options, { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(name: string, site: Running, coding: string, connections: number): Promise<void> {
  const bare = await start(4102, ['--import', 'tsx', import.meta.filename, 'bare', site.url, coding], '/');
  const results: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(measure(bare.url, coding, connections));
    results.site.push(measure(site.url, coding, connections));
  }
  bare.child.kill('SIGKILL');
  const [ours, theirs] = [median(results.site), median(results.bare)];
  const ratio = (ours / theirs).toFixed(3);
  console.info(`${name}: ${Math.round(ours)} requests a second, bare ${Math.round(theirs)}, ratio ${ratio}`);
}

/** The bare server: the body and the headers that the site answers, and nothing decided. */
async function serveBare(source: string, coding: string): Promise<void> {
  const { request } = await import('node:http');
  const { status, headers, body } = await new Promise<{ status: number; headers: object; body: Buffer }>((resolve) => {
    request(source, { headers: { 'accept-encoding': coding } }, (answer) => {
      const parts: Buffer[] = [];
      const { date, connection, 'keep-alive': keepAlive, 'transfer-encoding': transfer, ...rest } = answer.headers;
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: rest, body: Buffer.concat(parts) }));
    }).end();
  });
  createServer((req, res) => {
    res.writeHead(req.url === '/readyz' ? 200 : status, { ...headers }).end(body);
  }).listen(Number(process.env.PORT));
}

const [, , role, source, coding] = process.argv;
if (role === 'bare' && source && coding) {
  await serveBare(source, coding);
} else {
  console.info(`Node ${process.version}, access log on, ${rounds} rounds of 3 s, medians`);
  const caching = await start(4101, [main], page);
  await compare('prepared page, brotli', caching, browserCodings, 40);
  await compare('not-found page, brotli', { ...caching, url: caching.url.replace(page, '/nope') }, browserCodings, 8);
  caching.child.kill('SIGKILL');
  const rendering = await start(4103, [main], page, { PAGE_CACHE: 'off' });
  await compare('rendered page, no compression', rendering, 'identity', 8);
  rendering.child.kill('SIGKILL');
}
