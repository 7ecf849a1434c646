import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { routes } from '../../shared/routes.ts';
import { blockStylesPlugin, blocks } from './block-styles-plugin.ts';
import { createContentPlugin } from './content-plugin.ts';
import { root } from './files.ts';
import { omitUnusedPlugin } from './omit-unused-plugin.ts';
import { pagePlugin } from './page-plugin.ts';
import { patchPackagesPlugin } from './patch-packages-plugin.ts';
import type { BuiltPhoto } from './photos.ts';
import { subsetFontsPlugin } from './subset-fonts-plugin.ts';

/** What both bundles are made with. */
export interface BundleInput {
  dist: string;
  dev: boolean;
  photos: ReadonlyMap<string, BuiltPhoto>;
}

function getCommonOptions({ dev }: BundleInput) {
  return {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: !dev,
    format: 'esm',
    legalComments: 'none',
    define: { DEV: String(dev), 'process.env.NODE_ENV': '"production"' },
  } as const;
}

/** How the client is bundled: hashed chunks and the stylesheet, into `dist/client/assets`. */
export function getClientOptions(input: BundleInput): BuildOptions {
  return {
    ...getCommonOptions(input),
    entryPoints: [
      ...['client/main.ts', 'client/before-paint.ts', 'client/styles/index.css', 'styles:all'],
      ...blocks.map((block) => `styles:${block}`),
      ...routes.map(({ path }) => `page:${path}`),
    ],
    external: ['shared'],
    // Helmet compares its elements before it renders them; rendering few is cheaper than 0.9 kB to compare any.
    alias: {
      'react-fast-compare': join(root, 'client/never-equal.ts'),
      shallowequal: join(root, 'client/never-equal.ts'),
      // Its exports name the build that warns alone, which is 0.4 kB more.
      ...(!input.dev && { 'react-router': join(root, 'node_modules/react-router/dist/production/index.mjs') }),
    },
    charset: 'utf8',
    outdir: join(input.dist, 'client/assets'),
    publicPath: '/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    target: ['es2022', 'chrome107', 'firefox108', 'safari16.4'],
    loader: { '.woff2': 'file' },
    // In development a build has to be quick.
    plugins: [
      createContentPlugin('client', input.photos),
      pagePlugin,
      blockStylesPlugin,
      ...(input.dev ? [] : [patchPackagesPlugin, subsetFontsPlugin]),
    ],
  };
}

/**
 * How the server is bundled, into `dist/server`. In development its packages stay outside, loaded once for all builds;
 * React then comes as the version that warns.
 */
export function getServerOptions(input: BundleInput): BuildOptions {
  return {
    ...getCommonOptions(input),
    entryPoints: ['server/main.ts', 'server/app.ts', 'server/dist.ts', 'server/http-server.ts'],
    // V8 keeps the text of a module, with two bytes for each character if one of them is no ASCII: 15 kB a page more.
    charset: 'ascii',
    outdir: join(input.dist, 'server'),
    platform: 'node',
    target: 'node20.19',
    packages: input.dev ? 'external' : 'bundle',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [createContentPlugin('server', input.photos), omitUnusedPlugin],
  };
}
