// Builds the site into dist/: client files with hashed names, a manifest, and a server that needs no node_modules.
// `--out=DIR` builds elsewhere, `--no-drawing` leaves the link previews as they are, and `--keep=DIR` serves the files of
// the release in that folder on; `--dev` serves too, and builds again on every change.
import { resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const dev = process.argv.includes('--dev');
const draw = !dev && !process.argv.includes('--no-drawing');
const { out = 'dist', keep } = Object.fromEntries(process.argv.map((argument) => argument.replace(/^--/, '').split('=')));
const dist = resolve(import.meta.dirname, out);

/** Builds once. Each import is a new one, so a build in development sees what has changed. */
async function build() {
  const started = performance.now();
  const { build } = await tsImport('./server/bundle/build.ts', import.meta.url);
  await build({ dist, dev, draw, keep: keep && resolve(import.meta.dirname, keep) });
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
