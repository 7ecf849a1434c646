// Builds the site into dist/: client assets with hashed names, a manifest, and a server bundle that needs no node_modules.
// `node build.mjs` builds once (`--out=DIR` to elsewhere); `node build.mjs --dev` serves too, and builds again on every change.
// What a build does stands in server/build/build.ts; this file compiles that and runs it.
import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = import.meta.dirname;
const dev = process.argv.includes('--dev');
const out = process.argv.find((argument) => argument.startsWith('--out='))?.slice('--out='.length);
const dist = resolve(root, out ?? 'dist');
const sources = { exports: new Map(), pages: new Set() };
const kept = new Map();
const imported = new Map();

/** Runs esbuild, which in development keeps what it has parsed and reads only what has changed. Rejects with `errors`, also when it only warns. */
async function bundle(options) {
  const key = JSON.stringify([options.entryPoints, options.define]);
  if (dev && !kept.has(key)) kept.set(key, await esbuild.context({ ...options, logLevel: 'silent' }));
  const result = await (dev ? kept.get(key).rebuild() : esbuild.build({ ...options, logLevel: 'silent' }));
  if (result.warnings.length > 0) throw Object.assign(new Error('esbuild warns'), { errors: result.warnings });
  return result;
}

/** Imports compiled code from a file that is there for this moment: a module finds its packages from where it stands. */
async function importFrom(file, code) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
  return import(pathToFileURL(file).href).finally(() => rm(file));
}

/** The module of compiled code, imported once. */
function moduleOf(code) {
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(root, 'node_modules/.cache', `${digest}-${process.pid}.mjs`);
  if (!imported.has(digest)) imported.set(digest, importFrom(file, code));
  return imported.get(digest);
}

/** Bundles TypeScript modules of ours in one go and imports them here; packages stay outside. Returns what each exports, by file. */
async function load(entryPoints) {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints,
    outdir: root,
    outbase: root,
    outExtension: { '.js': '.ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
  });
  const modules = outputFiles.map(async ({ path, contents }) => [
    relative(root, path).replaceAll('\\', '/'),
    await moduleOf(contents),
  ]);
  return new Map(await Promise.all(modules));
}

async function buildOnce() {
  const started = performance.now();
  sources.exports = await load(['server/build/build.ts', 'content/**/*.ts']);
  const { build } = sources.exports.get('server/build/build.ts');
  await build({ root, dist, dev, sources, bundle });
  console.info(`Built in ${Math.round(performance.now() - started)} ms`);
}

/** Says what went wrong, with file and line where esbuild knows them. */
async function complain({ errors, message }) {
  console.error(errors ? (await esbuild.formatMessages(errors, { kind: 'error' })).join('') : message);
}

/** Watches every folder of ours that there is by now. Folders and not files, as editors put a new file in the place of the old. */
async function watchFolders(watched, change) {
  const folders = ['client', 'content', 'server', 'shared'];
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    folders.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)));
    if (!watched.has(folder)) watched.set(folder, watch(join(root, folder), change));
  }
  for (const [folder, watcher] of watched) {
    if (folders.includes(folder)) continue;
    watcher.close();
    watched.delete(folder);
  }
}

/** Builds and serves, and does both again on every change. If it cannot be built it says why, and the last good build stays. */
async function develop() {
  const { startDevServer } = (await load(['server/build/dev-server.ts'])).get('server/build/dev-server.ts');
  const serve = await startDevServer();
  const watched = new Map();
  const update = async () => {
    try {
      await watchFolders(watched, change);
      await buildOnce();
      await serve(dist);
    } catch (error) {
      await complain(error);
    }
  };
  let running = update();
  let timer;
  function change() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(update);
    }, 20);
  }
}

await rm(dist, { recursive: true, force: true });
await (dev ? develop() : buildOnce()).catch(async (error) => {
  await complain(error);
  process.exit(1);
});
