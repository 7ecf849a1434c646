// `npm run dev`: serves the site on PORT (3000). On every change it builds what is concerned, restarts the server and
// has the browsers load their page again. What is wrong is shown there, with file and line, until it is mended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { setPriority, tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import * as esbuild from 'esbuild';
import { copyStatic, getOptions, makePhotographs, takeAssets, writeAssets } from '../build.mjs';

const root = join(import.meta.dirname, '..');
const dist = await mkdtemp(join(tmpdir(), 'dev-'));
const port = Number(process.env.PORT ?? 3000);
const probe = createServer().listen(0);
await once(probe, 'listening');
const inner = probe.address().port;
probe.close();
const site = { SITE_ORIGIN: `http://localhost:${port}`, NODE_ENV: 'development' };
const env = { LOG_LEVEL: 'warn', PAGE_CACHE: 'off', ...site, ...process.env, PORT: String(inner), HOST: '127.0.0.1' };

// The server's map goes without sources, which take as long to write as the script: Node shows places alone.
const { browser, server } = getOptions(dist, true);
const contexts = await Promise.all([
  esbuild.context({ ...browser, sourcemap: 'inline', logLevel: 'warning' }),
  esbuild.context({ ...server, logLevel: 'warning' }),
]);
const bundles = ['client', 'server'].map((folder, index) => ({ folder, context: contexts[index], inputs: {}, problem: 'new' }));

let assets;
/** The message of the last failure to write the list of files. */
let unfinished = '';

async function build(bundle) {
  try {
    if (bundle.folder === 'client') await rm(join(dist, 'client'), { recursive: true, force: true });
    const { metafile } = await bundle.context.rebuild();
    if (bundle.folder === 'client') {
      await copyStatic(dist);
      assets = await takeAssets(metafile);
    }
    Object.assign(bundle, { inputs: metafile.inputs, problem: '' });
  } catch ({ errors, stack }) {
    bundle.problem = errors ? (await esbuild.formatMessages(errors, { kind: 'error' })).join('\n') : stack;
  }
}

/** Makes the photographs, which content names, and the list of all files. */
async function finish() {
  const [{ problem }] = bundles;
  if (problem) return;
  try {
    await writeAssets(dist, assets, await makePhotographs(dist));
    unfinished = '';
  } catch ({ message }) {
    unfinished = message;
  }
}

let child;
let said = '';
/** Starts the server anew, and resolves when it answers or has stopped. */
async function restart() {
  if (child?.kill('SIGKILL')) await once(child, 'exit');
  const command = ['--enable-source-maps', join(dist, 'server/main.js')];
  child = spawn(process.execPath, command, { env, stdio: ['ignore', 'inherit', 'pipe'] });
  said = '';
  child.stderr.on('data', (part) => {
    process.stderr.write(part);
    said += part;
  });
  const isThere = async () => (await fetch(`http://127.0.0.1:${inner}/healthz`).catch(() => undefined))?.ok;
  while (child.exitCode === null && !(await isThere())) await wait(10);
}

const browsers = new Set();
/** Rebuilds the bundles that saved files belong to, and those that failed before. The server has all of the content. */
async function update(changed) {
  const isConcerned = ({ folder, inputs, problem }) =>
    problem ||
    changed.some(
      (file) => file in inputs || file.startsWith(`${folder}/`) || (folder === 'server' && file.startsWith('content/')),
    );
  await Promise.all(bundles.filter(isConcerned).map(build));
  await finish();
  if (listProblems().length === 0) await restart();
  reload();
  check();
}

/** Lists the problems that keep the site from being built. */
const listProblems = () => [...bundles.map(({ problem }) => problem), unfinished].filter(Boolean);

const reload = () => {
  for (const browser of browsers) browser.write('data: built\n\n');
};

/** What is wrong with types and content, which `npm run build` would refuse or warn of: it is shown above each page. */
let remarks = [];
const checks = [
  ['node_modules/typescript/bin/tsc', '--pretty', 'false'],
  ['node_modules/tsx/dist/cli.mjs', 'tools/check-content/main.ts'],
];

/** Runs a check and returns what it finds, a line each. */
async function runCheck(command) {
  const { pid, stdout, stderr } = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  // The next build comes first.
  setPriority(pid, 10);
  const printed = await Promise.all([text(stdout), text(stderr)]);
  return printed.flatMap((part) => part.split('\n').filter((line) => line && !line.startsWith('Content: ')));
}

let isChecking = false;
let isChanged = false;
/** Looks for those anew, while the page is seen already; once more if something has changed meanwhile. */
async function check() {
  isChanged = true;
  if (isChecking) return;
  isChecking = true;
  while (isChanged) {
    isChanged = false;
    const found = (await Promise.all(checks.map(runCheck))).flat();
    if (isChanged || found.join() === remarks.join()) continue;
    remarks = found;
    reload();
  }
  isChecking = false;
}

const listen = `<script>const events = new EventSource('/dev/events'); events.onmessage = () => location.reload();</script>`;
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const listRemarks = () => `<ul>${remarks.map((remark) => `<li>${escapeHtml(remark)}</li>`).join('')}</ul>`;
const toDocument = (problem) => `${listRemarks()}<pre style="white-space: pre-wrap">${escapeHtml(problem)}</pre>${listen}`;
const show = (res, problem) => res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(toDocument(problem));

function pass(req, res) {
  const { url, method } = req;
  const headers = { ...req.headers, 'accept-encoding': 'identity' };
  const passed = request({ port: inner, path: url, method, headers }, async (answer) => {
    if (answer.statusCode === 500) return show(res, await text(answer).catch(String));
    if (remarks.length > 0 && answer.headers['content-type']?.startsWith('text/html')) {
      const { 'content-length': _length, etag: _tag, ...kept } = answer.headers;
      const html = await text(answer).catch(String);
      return res.writeHead(answer.statusCode, kept).end(html.replace('<body>', () => `<body>${listRemarks()}`));
    }
    res.writeHead(answer.statusCode, answer.headers);
    // A restart of the server cuts responses off, and this server cuts them off, too.
    pipeline(answer, res, () => undefined);
  });
  passed.on('error', () => (res.headersSent ? res.destroy() : show(res, said || 'The server has stopped: see the terminal.')));
  req.pipe(passed);
}

let updated = update([]);
createServer(async (req, res) => {
  if (req.url === '/dev/events') {
    res.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'text/event-stream' }).write('retry: 200\n\n');
    browsers.add(res);
    return res.on('close', () => browsers.delete(res));
  }
  await updated;
  const problems = listProblems();
  return problems.length > 0 ? show(res, problems.join('\n')) : pass(req, res);
})
  .listen(port, () => console.info(`Listening on http://localhost:${port}`))
  .on('error', ({ message }) => {
    console.error(`PORT ${port} cannot be used: ${message}`);
    process.exit(1);
  });

let saved = new Set();
// esbuild's own watching takes up to two seconds to see a change.
watch(['client', 'content', 'server', 'shared'], { cwd: root, ignoreInitial: true }).on('all', async (_event, file) => {
  if (saved.add(file.replaceAll(sep, '/')).size > 1) return;
  await wait(20);
  await updated;
  const changed = [...saved];
  saved = new Set();
  updated = update(changed);
});

process.on('exit', () => {
  child?.kill('SIGKILL');
  rmSync(dist, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
