import { join, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { pathFrom } from './files.ts';

/** What both bundles are made with. */
export interface BundleInput {
  root: string;
  dist: string;
  dev: boolean;
  spriteUrl: string;
  words: Plugin;
}

/**
 * Every page's chunk brings `hydrate`, which client/main.ts calls, and with it reaches all that any page needs. esbuild
 * makes a chunk for each set of entries that reach a file, so the shared code is one chunk: one request, and 1.4 kB less
 * than in the three it would be.
 */
function oneSharedChunk(root: string): Plugin {
  return {
    name: 'one-shared-chunk',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) =>
        kind === 'dynamic-import' ? { path: pathFrom(root, resolve(resolveDir, path)), namespace: 'page' } : undefined,
      );
      build.onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
        contents: `export { hydrate } from './client/hydrate.tsx'; export * from './${path}';`,
        resolveDir: root,
      }));
    },
  };
}

/** Express brings tables of character sets for reading request bodies; this site reads none, and they are a third of the bundle. */
const withoutCharacterSets: Plugin = {
  name: 'without-character-sets',
  setup(build) {
    build.onResolve({ filter: /^iconv-lite$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    build.onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

function common({ root, dev, spriteUrl }: BundleInput) {
  return {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: !dev,
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    metafile: true,
    define: { SPRITE_URL: JSON.stringify(spriteUrl), DEV: String(dev), 'process.env.NODE_ENV': '"production"' },
  } as const;
}

/** How the client is bundled: hashed chunks and the stylesheet, into `dist/client/assets`. */
export function clientBundle(input: BundleInput): BuildOptions {
  return {
    ...common(input),
    // The second is not loaded by itself: it is how the build comes to know the pages.
    entryPoints: ['client/main.ts', 'client/hydrate.tsx', 'client/styles/index.css'],
    outdir: join(input.dist, 'client/assets'),
    // Chromium then compiles while it downloads, on another thread: a quarter less time from the chunk to a live page.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    target: ['es2022', 'chrome107', 'firefox104', 'safari16'],
    loader: { '.woff2': 'file' },
    plugins: [input.words, oneSharedChunk(input.root)],
  };
}

/** How the server is bundled, into `dist/server`. In development its packages stay outside, loaded once for all builds; React then comes as the version that warns. */
export function serverBundle(input: BundleInput): BuildOptions {
  return {
    ...common(input),
    entryPoints: ['server/main.ts', 'server/app.ts', 'server/site.ts'],
    outdir: join(input.dist, 'server'),
    platform: 'node',
    target: 'node20.19',
    packages: input.dev ? 'external' : 'bundle',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [input.words, withoutCharacterSets],
  };
}
