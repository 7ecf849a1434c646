// Builds the site into dist/: the browser's files in client/, the server in server/, and what documents hold of them in
// assets.json. `--out=DIR` builds elsewhere, `--keep=DIR` goes on serving the files of the release in that folder. A build that
// fails leaves what was built before.
import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import * as esbuild from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { writeNotices } from './tools/write-notices.mjs';

const root = import.meta.dirname;

/** Fills `client/styles/blocks.css`: it imports each style sheet that stands beside a component. */
const blocks = {
  name: 'blocks',
  setup({ onLoad }) {
    // The path is the system's: on Windows with back slashes.
    onLoad({ filter: /\bblocks\.css$/ }, async () => {
      const folders = ['shared', 'server'].map((folder) => join(root, folder));
      const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
      const sheets = entries.flat().filter(({ name }) => name.endsWith('.css'));
      sheets.sort((a, b) => (basename(a.name, '.css') < basename(b.name, '.css') ? -1 : 1));
      const imports = sheets.map(({ parentPath, name }) => `@import ${JSON.stringify(join(parentPath, name))};`);
      return { contents: imports.join('\n'), loader: 'css', resolveDir: root };
    });
  },
};

/** Fills `server/maps/drawings.ts` with the maps: the server's bundle has their text, and reads no folder. */
const maps = {
  name: 'maps',
  setup({ onLoad }) {
    onLoad({ filter: /maps.drawings\.ts$/ }, async () => {
      const folder = join(root, 'content/cities/maps');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
      const entries = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]));
      return { contents: `export const drawings = ${JSON.stringify(Object.fromEntries(entries))};` };
    });
  },
};

/** Returns the options of the two bundles. In development React is the version that warns. */
export function getOptions(dist, isDev) {
  const common = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    metafile: true,
    minify: !isDev,
    legalComments: 'none',
    define: { DEV: String(isDev), 'process.env.NODE_ENV': isDev ? '"development"' : '"production"' },
  };
  const browser = {
    ...common,
    entryPoints: ['client/main.tsx', 'client/loader.ts', 'client/styles/index.css', 'client/sprite.svg', 'client/desks.svg'],
    outdir: join(dist, 'client/assets'),
    publicPath: '/assets',
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'copy' },
    plugins: [blocks],
    target: ['es2020', 'chrome109', 'firefox115', 'safari15.6'],
  };
  const server = {
    ...common,
    entryPoints: ['server/main.ts'],
    outdir: join(dist, 'server'),
    plugins: [maps],
    platform: 'node',
    target: 'node20.19',
    // The stacks in the log name our files, by `--enable-source-maps`.
    sourcemap: 'linked',
    sourcesContent: false,
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  };
  return { browser, server };
}

/** Reads the assets that documents contain or refer to. Files that documents contain whole are removed. */
export async function takeAssets({ outputs }) {
  const files = Object.keys(outputs);
  const find = (pattern) => files.find((file) => pattern.test(file)) ?? '';
  const toUrl = (file) => file.slice(file.indexOf('/assets/'));
  const [styles, loader] = [find(/index-\w+\.css$/), find(/loader-\w+\.js$/)].map((file) => join(root, file));
  const fonts = files.filter((file) => file.endsWith('.woff2')).map(toUrl);
  const assets = {
    script: toUrl(find(/main-\w+\.js$/)),
    sprite: toUrl(find(/sprite-\w+\.svg$/)),
    desks: toUrl(find(/desks-\w+\.svg$/)),
    fonts: fonts.sort().reverse(),
    styles: await readFile(styles, 'utf8'),
    loader: await readFile(loader, 'utf8'),
    drawings: await readFile(join(root, 'client/drawings.svg'), 'utf8'),
  };
  await Promise.all([styles, loader].map((file) => rm(file)));
  return assets;
}

/** Writes `assets.json`, with the hash of each file that the server is to serve: it starts with these or not at all. */
export async function writeAssets(dist, assets, photographs) {
  const client = join(dist, 'client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const hashes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        const hash = createHash('sha256').update(await readFile(file));
        return [`/${relative(client, file).replaceAll(sep, '/')}`, hash.digest('base64url')];
      }),
  );
  const files = Object.fromEntries(hashes.sort());
  await writeFile(join(dist, 'assets.json'), JSON.stringify({ ...assets, photographs, files }, null, 1));
}

/** Copies the static files. Hidden files of a file manager, such as `.DS_Store`, are left out. */
export async function copyStatic(dist) {
  const filter = (path) => !/^\.(?!well-known$)/.test(basename(path));
  await cp(join(root, 'client/static'), join(dist, 'client'), { recursive: true, filter });
}

/** Makes the copies of photographs, if there are any. Loading all pages takes a second. */
export async function makePhotographs(dist) {
  if (!existsSync(join(root, 'content/photographs'))) return [];
  const tool = await tsImport('./tools/make-photographs.ts', import.meta.url);
  return tool.makePhotographs(dist);
}

/** Copies the script, the fonts, the drawings and the photographs of the release before, so that documents which are open go on when it is replaced. */
export async function keepPrevious(previous, dist) {
  const text = await readFile(join(previous, 'assets.json'), 'utf8').catch(() => '{"files":{}}');
  const { script, sprite, desks, fonts = [], photographs = [], files } = JSON.parse(text);
  const isPhotograph = (file) => photographs.some(({ base }) => file.startsWith(`${base}-`));
  const kept = [script, sprite, desks, ...fonts, ...Object.keys(files).filter(isPhotograph)];
  for (const file of kept.filter(Boolean)) await cp(join(previous, 'client', file), join(dist, 'client', file), { force: false });
}

/** Puts a `.br` and a `.gz` beside every text file of a folder. */
async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => /\.(html|js|json|svg|txt|xml)$/.test(name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

async function build({ out, keep }) {
  const started = performance.now();
  const dest = resolve(root, out);
  const dist = `${dest}.new`;
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'client'), { recursive: true });
  await copyStatic(dist);
  const { browser, server } = getOptions(dist, false);
  const [inBrowser, inServer] = await Promise.all([esbuild.build(browser), esbuild.build(server)]);
  const assets = await takeAssets(inBrowser.metafile);
  const photographs = await makePhotographs(dist);
  await writeNotices(dist, [inBrowser.metafile, inServer.metafile]);
  if (keep) await keepPrevious(resolve(root, keep), dist);
  await compressFiles(join(dist, 'client'));
  await writeAssets(dist, assets, photographs);
  await writeFile(join(dist, 'package.json'), '{"type":"module"}\n');
  await rm(dest, { recursive: true, force: true });
  await rename(dist, dest);
  console.info(`Built in ${Math.round(performance.now() - started)} ms`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' }, keep: { type: 'string' } } });
  await build(values);
}
