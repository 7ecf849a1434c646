import { join } from 'node:path';
import { type Colors, readColors } from '../drawings/colors.ts';
import { describePreviews } from '../drawings/social/describe-previews.ts';
import type { Manifest } from '../manifest.ts';
import { blocks } from './block-styles-plugin.ts';
import { pathFrom, root } from './files.ts';
import { writePageChunks } from './page-chunks.ts';
import type { Bundle } from './run-esbuild.ts';

/** The URLs of the client's files, from esbuild's metafile, with what the colors are needed for. */
export async function createManifest(bundle: Bundle, dist: string, colors: Colors, sprite: string): Promise<Manifest> {
  const client = join(dist, 'client');
  const outputs = Object.entries(bundle.metafile.outputs);
  const urlOf = (output: string) => `/${pathFrom(client, join(root, output))}`;
  const outputOf = (isWanted: (entryPoint: string, inputs: Record<string, unknown>) => boolean) => {
    const found = outputs.find(([, { entryPoint = '', inputs }]) => isWanted(entryPoint, inputs));
    if (!found) throw new Error('esbuild did not make what the manifest names');
    return found[0];
  };
  const findStyles = (name: string) => urlOf(outputOf((entryPoint) => entryPoint === `styles:${name}`));
  const shared = urlOf(outputOf((entryPoint, inputs) => !entryPoint && 'client/hydrate.tsx' in inputs));
  const atNight = await readColors('night');
  const fonts = outputs.filter(([output]) => output.endsWith('.woff2')).map(([output]) => urlOf(output));
  return {
    css: urlOf(outputOf((entryPoint) => entryPoint === 'client/styles/index.css')),
    blocks: Object.fromEntries(blocks.map((block) => [block, findStyles(block)])),
    allBlocks: findStyles('all'),
    beforePaint: urlOf(outputOf((entryPoint) => entryPoint === 'client/before-paint.ts')),
    loader: urlOf(outputOf((entryPoint) => entryPoint === 'client/main.ts')),
    shared,
    pages: writePageChunks(bundle, client, shared),
    fonts: fonts.sort().reverse(),
    sprite,
    themeColor: { light: colors('paper'), dark: atNight('paper') },
    previews: await describePreviews(colors),
  };
}
