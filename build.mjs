// Builds the site into dist/: client assets with hashed names, a manifest, and a server bundle that needs no node_modules.
// `node build.mjs` builds once (`--out=DIR` to elsewhere); `node build.mjs --dev` builds and serves, and does both again on every change.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as esbuild from 'esbuild';

const root = import.meta.dirname;
const dev = process.argv.includes('--dev');
const out = process.argv.find((argument) => argument.startsWith('--out='))?.slice('--out='.length);
const dist = resolve(root, out ?? 'dist');
const sourceFolders = ['client', 'content', 'server', 'shared'];
const fonts = [
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
];

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);
const fromRoot = (path) => relative(root, path).replaceAll('\\', '/');

async function filesBelow(folder) {
  const entries = await readdir(resolve(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/**
 * Bundles TypeScript modules of ours in one go and imports them here; packages stay outside. Returns what each exports, by file.
 * The copies are moved into place whole: another process may want the same ones at once.
 */
async function load(files) {
  const cache = join(root, 'node_modules/.cache/build');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: cache,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    logLevel: 'silent',
  });
  const loaded = await Promise.all(
    outputFiles.map(async ({ path, contents }) => {
      const copy = path.replace(/\.mjs$/, `-${digest(contents)}.mjs`);
      const draft = `${copy}.${randomUUID()}`;
      await mkdir(dirname(copy), { recursive: true });
      await writeFile(draft, contents);
      await rename(draft, copy);
      const name = relative(cache, path)
        .replaceAll('\\', '/')
        .replace(/\.mjs$/, '.ts');
      return [name, await import(pathToFileURL(copy).href)];
    }),
  );
  return new Map(loaded);
}

/** The names of all icons that components and content use; fails on one that Lucide does not have. */
async function iconsInUse() {
  const icons = new Map();
  for (const file of [...(await filesBelow('shared')), ...(await filesBelow('content'))].sort()) {
    const text = await readFile(file, 'utf8');
    for (const [, inComponent, inContent] of text.matchAll(/<Icon\b[^>]*\bname="([^"]+)"|\bicon: '([^']+)'/g)) {
      const name = inComponent ?? inContent;
      if (icons.has(name)) continue;
      const svg = await readFile(join(root, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8').catch(() => {
        throw new Error(`${fromRoot(file)}: icon: Lucide has no "${name}"`);
      });
      icons.set(name, svg);
    }
  }
  return new Map([...icons].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Data as the text of a module. */
function asModule(data) {
  const lines = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return lines.join('\n');
}

/**
 * Content as plain data: a content file is run here and its exports become JSON, so that a page's chunk holds its words
 * and nothing else. An article's HTML becomes a checked tree of elements.
 */
function words(articleTree, isPage, evaluated) {
  function textOf(file) {
    const exported = evaluated.get(file);
    if (Object.keys(exported).length === 0) throw new Error(`${file}: exports nothing`);
    if (file.startsWith('content/blog/') && exported.body) {
      try {
        const { content, ...body } = exported.body;
        return asModule({ body: { ...body, ...articleTree(content, isPage) } });
      } catch (error) {
        throw new Error(`${file}: content: ${error.message}`);
      }
    }
    return asModule(Object.fromEntries(Object.entries(exported).filter(([, value]) => typeof value !== 'function')));
  }
  return {
    name: 'words',
    setup(build) {
      build.onLoad({ filter: /[\\/]content[\\/].*\.ts$/ }, ({ path }) => {
        const file = fromRoot(path);
        // An index names the chunks of its folder and is code.
        return file.endsWith('/index.ts') ? undefined : { contents: textOf(file) };
      });
    },
  };
}

/**
 * Every page's chunk brings `hydrate`, which client/main.ts calls, and with it reaches all that any page needs. esbuild
 * makes a chunk for each set of entries that reach a file, so the shared code is one chunk: one request, and 1.4 kB less
 * than in the three it would be.
 */
const oneSharedChunk = {
  name: 'one-shared-chunk',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import' ? { path: fromRoot(resolve(resolveDir, path)), namespace: 'page' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
      contents: `export { hydrate } from './client/hydrate.tsx'; export * from './${path}';`,
      resolveDir: root,
    }));
  },
};

/** Express brings tables of character sets for reading request bodies; this site reads none, and they are a third of the bundle. */
const withoutCharacterSets = {
  name: 'without-character-sets',
  setup(build) {
    build.onResolve({ filter: /^iconv-lite$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    build.onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Where an output stands on the site, e.g. `/assets/main-5K2X.js`. */
const addressOf = (output) => `/${relative(join(dist, 'client'), join(root, output)).replaceAll('\\', '/')}`;

async function integrityOf(address) {
  const bytes = await readFile(join(dist, 'client', address));
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** What the server must know of the client build: the files each page needs, in the order to load them. */
async function manifestOf({ outputs }, fontAddresses) {
  const entries = Object.entries(outputs);
  const [entry] = entries.find(([, output]) => output.entryPoint === 'client/main.ts');
  const [css] = entries.find(([, output]) => output.entryPoint === 'client/styles/index.css');
  const withImports = (output) => [
    output,
    ...outputs[output].imports.filter(({ kind }) => kind === 'import-statement').flatMap(({ path }) => withImports(path)),
  ];
  const pages = entries.filter(([, { entryPoint }]) => entryPoint?.startsWith('page:'));
  const common = [...new Set(pages.flatMap(([output]) => withImports(output).slice(1)))].map(addressOf);
  const modules = pages.map(([output, { entryPoint }]) => [entryPoint.slice('page:'.length), addressOf(output)]);
  const addresses = [...new Set([addressOf(css), addressOf(entry), ...common, ...modules.map(([, file]) => file)])].sort();
  const integrity = Object.fromEntries(
    await Promise.all(addresses.map(async (address) => [address, await integrityOf(address)])),
  );
  return {
    css: addressOf(css),
    entry: addressOf(entry),
    common,
    modules: Object.fromEntries(modules.sort()),
    fonts: fontAddresses,
    integrity,
  };
}

/** Puts `.br` and `.gz` beside every text file of the client. */
async function compress() {
  const brotli = promisify(brotliCompress);
  const files = (await filesBelow(join(dist, 'client'))).filter((file) => /\.(js|css|svg|txt|webmanifest|ico)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: dev ? 1 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await brotli(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: dev ? 1 : 9 }));
    }),
  );
}

async function buildClient(define, plugins) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    // The second is not loaded by itself: it is how the build comes to know the pages.
    entryPoints: ['client/main.ts', 'client/hydrate.tsx', 'client/styles/index.css'],
    outdir: join(dist, 'client/assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: !dev,
    format: 'esm',
    target: ['es2022', 'chrome107', 'firefox104', 'safari16'],
    loader: { '.woff2': 'file' },
    jsx: 'automatic',
    legalComments: 'none',
    metafile: true,
    define: { ...define, DEV: String(dev) },
    plugins,
  });
  return metafile;
}

async function buildServer(define, plugins) {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts', 'server/app.ts', 'server/site.ts'],
    outdir: join(dist, 'server'),
    bundle: true,
    splitting: true,
    minify: !dev,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    legalComments: 'none',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    define: { ...define, DEV: String(dev) },
    plugins,
  });
}

async function build() {
  const started = performance.now();
  await rm(dist, { recursive: true, force: true });
  const assets = join(dist, 'client/assets');
  await mkdir(assets, { recursive: true });

  const content = (await filesBelow('content')).map(fromRoot).filter((file) => !file.endsWith('/index.ts'));
  const tools = {
    sprite: 'client/drawings/sprite.ts',
    favicons: 'client/drawings/favicons.ts',
    socialImages: 'client/drawings/social-images.ts',
    articleTree: 'server/build/article-tree.ts',
    siteWords: 'server/build/site-words.ts',
    routes: 'shared/routes.ts',
  };
  const modules = await load([...Object.values(tools), ...content]);
  const { sprite } = modules.get(tools.sprite);
  const { drawFavicons } = modules.get(tools.favicons);
  const { drawSocialImages } = modules.get(tools.socialImages);
  const { articleTree } = modules.get(tools.articleTree);
  const { siteWords } = modules.get(tools.siteWords);
  const { pages } = modules.get(tools.routes);
  const { firm } = modules.get('content/firm.ts');
  const drawing = sprite(await iconsInUse());
  const spriteName = `sprite-${digest(drawing)}.svg`;
  await writeFile(join(assets, spriteName), drawing);
  await drawFavicons(join(dist, 'client'));
  // While words are being written, the images can wait for the next real build.
  if (!dev) await drawSocialImages(join(root, 'client/og'), firm.brand, await siteWords());
  await cp(join(root, 'client/static'), join(dist, 'client'), { recursive: true });
  await cp(join(root, 'client/og'), join(dist, 'client/og'), { recursive: true, filter: (file) => !file.endsWith('.json') });

  const define = { SPRITE_URL: JSON.stringify(`/assets/${spriteName}`), 'process.env.NODE_ENV': '"production"' };
  const known = new Set(pages.map(({ path }) => path));
  const plugins = [words(articleTree, (path) => known.has(path), modules)];
  const [metafile] = await Promise.all([
    buildClient(define, [...plugins, oneSharedChunk]),
    buildServer(define, [...plugins, withoutCharacterSets]),
  ]);
  const fontNames = fonts.map((font) => basename(font, '.woff2'));
  const fontAddresses = Object.keys(metafile.outputs)
    .filter((output) => fontNames.some((name) => basename(output).startsWith(name)))
    .map(addressOf);
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(await manifestOf(metafile, fontAddresses), null, 1));
  await writeFile(join(dist, 'package.json'), '{"type":"module"}\n');
  await compress();
  console.info(`Built in ${Math.round(performance.now() - started)} ms`);
}

/** Builds and serves on every change. The browser reloads when the new server answers its event stream. */
async function develop() {
  let server;
  let running = Promise.resolve();
  const run = async () => {
    try {
      await build();
    } catch (error) {
      console.error(error.message);
      return;
    }
    server?.kill('SIGKILL');
    server = spawn(process.execPath, [join(dist, 'server/main.js')], {
      stdio: 'inherit',
      env: { LOG_LEVEL: 'warn', ...process.env },
    });
  };
  let timer;
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, 30);
  };
  await run();
  for (const folder of sourceFolders) watch(join(root, folder), { recursive: true }, change);
}

await (dev ? develop() : build()).catch((error) => {
  console.error(error.errors ? error.errors.map(({ text }) => text).join('\n') : error.message);
  process.exit(1);
});
