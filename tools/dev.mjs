// `npm run dev`: serves the site on PORT (3000), and on every change builds it again, restarts the server and has the
// browsers load their page again. What cannot be built is shown in the browser, with file and line, until it is mended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import * as esbuild from 'esbuild';
import { getOptions, writeAssets } from '../build.mjs';

const root = join(import.meta.dirname, '..');
const dist = await mkdtemp(join(tmpdir(), 'dev-'));
const port = Number(process.env.PORT ?? 3000);
const env = { LOG_LEVEL: 'warn', PAGE_CACHE: 'off', SITE_ORIGIN: `http://localhost:${port}`, ...process.env };

const browsers = new Set();
const problems = new Map();
let server;
let inner;

const reload = () => {
  for (const browser of browsers) browser.write('data: built\n\n');
};

/** Starts the server anew, on a port that is free, and resolves when it answers. */
async function restart() {
  server?.kill('SIGKILL');
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  inner = probe.address().port;
  probe.close();
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: { ...env, NODE_ENV: 'development', PORT: String(inner) },
    stdio: 'inherit',
  });
  server = child;
  const isReady = () =>
    fetch(`http://127.0.0.1:${inner}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (server === child && child.exitCode === null && !(await isReady())) await wait(20);
}

let running = Promise.resolve();
/** One bundle has been built, or could not be. */
function take(name, { errors, metafile }) {
  running = running.then(async () => {
    problems.set(name, (await esbuild.formatMessages(errors, { kind: 'error' })).join('\n'));
    if (errors.length > 0) return reload();
    if (name === 'browser') {
      await writeAssets(dist, metafile);
      const made = Object.keys(metafile.outputs);
      const folder = join(dist, 'client/assets');
      for (const file of await readdir(folder)) if (!made.some((output) => output.endsWith(file))) await rm(join(folder, file));
    }
    if (problems.size < 2 || [...problems.values()].some(Boolean)) return;
    await restart();
    reload();
  });
}

function pass(req, res) {
  const { url, method, headers } = req;
  const passed = request({ port: inner, path: url, method, headers }, (answer) => {
    res.writeHead(answer.statusCode, answer.headers);
    // A server that is restarted ends its answers halfway, and so does this one.
    pipeline(answer, res, () => undefined);
  });
  passed.on('error', () =>
    res.writeHead(502, { 'Content-Type': 'text/plain' }).end('The server has stopped: see the terminal.\n'),
  );
  req.pipe(passed);
}

const escapeHtml = (text) => text.replace(/[&<]/g, (character) => ({ '&': '&amp;', '<': '&lt;' })[character]);
const listen = `<script>const events = new EventSource('/dev/events'); events.onmessage = () => location.reload();</script>`;

function answer(req, res) {
  if (req.url === '/dev/events') {
    res.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' }).write('retry: 200\n\n');
    browsers.add(res);
    return res.on('close', () => browsers.delete(res));
  }
  const problem = [...problems.values()].filter(Boolean).join('\n');
  if (!problem) return pass(req, res);
  return res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<pre>${escapeHtml(problem)}</pre>${listen}`);
}

await cp(join(root, 'client/static'), join(dist, 'client'), { recursive: true });
const contexts = await Promise.all(
  Object.entries(getOptions(dist, true)).map(([name, options]) => {
    const report = { name: 'report', setup: (build) => build.onEnd((result) => take(name, result)) };
    return esbuild.context({ ...options, plugins: [report], sourcemap: 'inline', logLevel: 'warning' });
  }),
);
// What fails is reported by `take`.
const rebuild = () => Promise.allSettled(contexts.map((context) => context.rebuild()));
await rebuild();
let timer;
// esbuild's own watching takes up to two seconds to see a change.
watch(
  ['client', 'content', 'server', 'shared'].map((folder) => join(root, folder)),
  { ignoreInitial: true },
).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(rebuild, 20);
});
createServer(answer).listen(port, () => console.info(`Listening on http://localhost:${port}`));
process
  .on('exit', () => {
    server?.kill('SIGKILL');
    rmSync(dist, { recursive: true, force: true });
  })
  .on('SIGINT', () => process.exit())
  .on('SIGTERM', () => process.exit());
