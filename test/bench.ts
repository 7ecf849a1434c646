import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import autocannon from 'autocannon';

// `npm run bench`: how the site compares with a bare node:http server that sends the same bytes, in one run.
// Each is a process of its own; rounds alternate, and the median of each side is compared.

const root = join(import.meta.dirname, '..');
const rounds = 3;
const seconds = 3;
const path = '/services/sales-tax-services';

/** Starts a server as a child and resolves when it answers. */
async function start(port: number, command: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 200; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return { child, url: `http://127.0.0.1:${port}${path}` };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no answer on port ${port}`);
}

async function load(url: string, coding: string, connections: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': coding },
  });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`);
  return requests.average;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests a second of the site and of the bare server, the median of alternating rounds. */
async function compare(name: string, site: string, bare: string, coding: string, connections: number): Promise<void> {
  const results: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await load(bare, coding, connections));
    results.site.push(await load(site, coding, connections));
  }
  const [ours, theirs] = [median(results.site), median(results.bare)];
  console.info(`${name}: ${Math.round(ours)} requests a second, bare ${Math.round(theirs)}, ratio ${(ours / theirs).toFixed(3)}`);
}

/** The bare server: one body, one set of headers, nothing decided. */
async function bareServer(source: string, coding: string): Promise<void> {
  const response = await new Promise<{ headers: [string, string][]; body: Buffer }>((resolve, reject) => {
    import('node:http').then(({ get }) =>
      get(source, { headers: { 'accept-encoding': coding } }, (answer) => {
        const parts: Buffer[] = [];
        const skip = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({
            headers: Object.entries(answer.headers).flatMap(([key, value]) =>
              skip.has(key) ? [] : [[key, String(value)] as [string, string]],
            ),
            body: Buffer.concat(parts),
          }),
        );
      }).on('error', reject),
    );
  });
  const headers = Object.fromEntries(response.headers);
  createServer((_req, res) => {
    res.writeHead(200, headers);
    res.end(response.body);
  }).listen(Number(process.env.PORT));
}

const [, , role, source, coding] = process.argv;
if (role === 'bare' && source && coding) {
  await bareServer(source, coding);
} else {
  const main = join(root, 'dist/server/main.js');
  const self = ['--import', 'tsx', import.meta.filename, 'bare'];
  const quiet = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' };
  const cached = await start(4101, [main], quiet);
  const bare = await start(4102, [...self, cached.url, 'br'], {});
  console.info(`Node ${process.version}, ${rounds} rounds of ${seconds} s, ${path}`);
  await compare('finished page, brotli', cached.url, bare.url, 'br', 40);
  bare.child.kill('SIGKILL');
  const rendering = await start(4103, [main], { ...quiet, PAGE_CACHE: 'off' });
  const plain = await start(4104, [...self, rendering.url, 'identity'], {});
  await compare('rendered page, no compression', rendering.url, plain.url, 'identity', 8);
  for (const { child } of [cached, rendering, plain]) child.kill('SIGKILL');
}
