// Builds the site into dist/: client files with hashed names, a manifest, and a server that needs no node_modules.
// `--out=DIR` builds elsewhere, `--no-drawing` leaves the link previews as they are, and `--keep=DIR` serves the files of
// the release in that folder on; `--dev` serves too, and builds again on every change.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const root = import.meta.dirname;
const dev = process.argv.includes('--dev');
const draw = !dev && !process.argv.includes('--no-drawing');
const { out = 'dist', keep } = Object.fromEntries(process.argv.map((argument) => argument.replace(/^--/, '').split('=')));
const dist = resolve(root, out);

/**
 * Bundles server/bundle/build.ts and all content into a folder. tsx, which transforms a file when it is imported, takes
 * 2.5 s longer with 661 pages.
 */
async function bundleBuild(outdir) {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['server/bundle/build.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    // The folder of server/bundle/files.ts, which finds the project by it.
    define: { 'import.meta.dirname': JSON.stringify(join(root, 'server/bundle')) },
    logLevel: 'silent',
  });
  return pathToFileURL(join(outdir, 'build.mjs')).href;
}

/** Builds once, by code that is bundled anew, so a build in development sees what has changed. */
async function build() {
  const started = performance.now();
  // From here it finds the packages.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'build-'));
  try {
    const { build } = await import(await bundleBuild(folder));
    await build({ dist, dev, draw, keep: keep && resolve(root, keep) });
  } finally {
    await rm(folder, { recursive: true });
  }
  console.info(`Built in ${Math.round(performance.now() - started)} ms`);
}

async function develop() {
  const { tsImport } = await import('tsx/esm/api');
  const { startDevServer } = await tsImport('./server/bundle/dev-server.ts', import.meta.url);
  await startDevServer(dist, build);
}

await (dev ? develop() : build()).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
