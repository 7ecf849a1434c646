// Builds the site into dist/: client files with hashed names, a manifest, and a server that needs no node_modules.
// `--out=DIR` builds elsewhere and `--no-drawing` leaves the link previews as they are; `--dev` serves too, and builds
// again on every change.
import { resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const dev = process.argv.includes('--dev');
const draw = !dev && !process.argv.includes('--no-drawing');
const out = process.argv.find((argument) => argument.startsWith('--out='))?.slice('--out='.length);
const dist = resolve(import.meta.dirname, out ?? 'dist');

/** Builds once. Each import is a new one, so a build in development sees what has changed. */
async function build() {
  const started = performance.now();
  const { build } = await tsImport('./server/bundle/build.ts', import.meta.url);
  await build({ dist, dev, draw });
  console.info(`Built in ${Math.round(performance.now() - started)} ms`);
}

async function develop() {
  const { startDevServer } = await tsImport('./server/bundle/dev-server.ts', import.meta.url);
  await startDevServer(dist, build);
}

await (dev ? develop() : build()).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
