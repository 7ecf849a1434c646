import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildOptions, BuildResult } from 'esbuild';
import { firm } from '../../content/firm.ts';
import { pages } from '../../shared/routes.ts';
import { clientBundle, serverBundle } from './bundles.ts';
import { compress } from './compress.ts';
import { drawFavicons } from './drawings/favicons.ts';
import { drawSocialImages } from './drawings/social-images.ts';
import { sprite } from './drawings/sprite.ts';
import { iconsInUse } from './icons.ts';
import { manifestOf } from './manifest.ts';
import { siteWords } from './site-words.ts';
import { type Sources, words } from './words.ts';

interface BuildInput {
  root: string;
  dist: string;
  dev: boolean;
  /** What every file of content exports. The same object for all builds of a process, since esbuild keeps the plugins of the first. */
  sources: Sources;
  /** Runs esbuild. */
  bundle: (options: BuildOptions) => Promise<BuildResult>;
}

/** Writes the sprite of icons and drawings. Returns its address. */
async function writeSprite(root: string, client: string): Promise<string> {
  const drawing = sprite(await iconsInUse(root));
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 10);
  const address = `/assets/sprite-${hash}.svg`;
  await writeFile(join(client, address), drawing);
  return address;
}

async function writeImages(root: string, client: string, dev: boolean): Promise<void> {
  const drawn = join(root, 'client/og');
  await cp(join(root, 'client/static'), client, { recursive: true });
  // While words are being written, the drawn images can wait for the next real build.
  if (dev && existsSync(join(client, 'favicon.ico'))) return;
  await drawFavicons(client);
  if (!dev) await drawSocialImages(drawn, firm.brand, await siteWords());
  await cp(drawn, join(client, 'og'), { recursive: true, filter: (file) => !file.endsWith('.json') });
}

/** Takes away the assets of earlier builds of a session. */
async function removeOldAssets(client: string, assets: string[]): Promise<void> {
  for (const name of await readdir(join(client, 'assets')))
    if (!assets.some((asset) => name.startsWith(basename(asset)))) await rm(join(client, 'assets', name));
}

/** Builds the site into `dist`. Rejects with a message that names the file if it cannot. */
export async function build({ root, dist, dev, sources, bundle }: BuildInput): Promise<void> {
  const client = join(dist, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  sources.pages = new Set(pages.map(({ path }) => path));
  const [spriteUrl] = await Promise.all([writeSprite(root, client), writeImages(root, client, dev)]);
  const input = { root, dist, dev, spriteUrl, words: words(root, sources) };
  const [{ metafile }] = await Promise.all([bundle(clientBundle(input)), bundle(serverBundle(input))]);
  if (!metafile) throw new Error('esbuild did not say what it made');
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(await manifestOf(metafile, root, dist), null, 1));
  await writeFile(join(dist, 'package.json'), '{"type":"module"}\n');
  if (dev) await removeOldAssets(client, [spriteUrl, ...Object.keys(metafile.outputs)]);
  await compress(client, dev);
}
