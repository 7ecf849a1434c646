import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { about } from '../../content/about.ts';
import { firm } from '../../content/firm.ts';
import { digestBytes } from '../dist.ts';
import { type Colors, readColors } from '../drawings/colors.ts';
import { drawFavicons } from '../drawings/favicons.ts';
import { drawSprite } from '../drawings/sprite.ts';
import { readPages } from '../editorial/read-pages.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { compressFiles } from './compress.ts';
import { getClientOptions, getServerOptions } from './esbuild-options.ts';
import { listFiles, pathFrom, root } from './files.ts';
import { keepPrevious } from './keep-previous.ts';
import { writeLicensesTxt } from './licenses.txt.ts';
import { createManifest } from './manifest.ts';
import { minifyMore } from './minify.ts';
import { listPageChunks } from './page-chunks.ts';
import { writePhotos } from './photos.ts';
import { runEsbuild, writeOutputs } from './run-esbuild.ts';
import { writeSbom } from './sbom.ts';
import { listShippedPackages } from './shipped-packages.ts';

/**
 * Makes the shared chunk small, and has Chromium compile it while it downloads, on another thread: a quarter less time
 * until the page is live.
 */
async function finishShared(file: string, dev: boolean): Promise<void> {
  const code = await readFile(file, 'utf8');
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${dev ? code : await minifyMore(code)}`);
}

/** /site.webmanifest: name, colors and icon for a home screen (W3C Web Application Manifest). */
function writeWebManifest(colors: Colors): string {
  const manifest = {
    name: firm.legalName,
    short_name: firm.brand,
    start_url: '/',
    display: 'browser',
    background_color: colors('paper'),
    theme_color: colors('deep'),
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Copies the images that are kept, and draws those that have to be; while words are written, that can wait. */
async function writeImages(client: string, colors: Colors, draw: boolean): Promise<void> {
  const generated = join(root, 'client/generated');
  if (draw) await (await import('../drawings/social-images.ts')).drawSocialImages(join(generated, 'og'), colors);
  await cp(generated, client, { recursive: true, filter: (file) => !file.endsWith('.json') });
  await writeFile(join(client, 'site.webmanifest'), writeWebManifest(colors));
  await drawFavicons(client, colors);
}

interface BuildInput {
  dist: string;
  dev: boolean;
  /** Whether link previews are drawn. */
  draw: boolean;
  /** The `dist` of the release before, if its files are to be served on. */
  keep: string | undefined;
}

/** Says what of others is in the build: `/licenses.txt` for everybody, `sbom.cdx.json` for who runs it. */
async function writeNotices(dist: string, metafiles: Parameters<typeof listShippedPackages>[0]): Promise<void> {
  const packages = await listShippedPackages(metafiles);
  const site = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(dist, 'client/licenses.txt'), writeLicensesTxt(packages));
  await writeFile(join(dist, 'sbom.cdx.json'), writeSbom(site, packages));
}

/** Writes what a search looks through, which the server alone has. */
async function writeSearchIndex(dist: string): Promise<void> {
  await writeFile(join(dist, 'search.json'), JSON.stringify(await createSearchIndex(await readPages())));
}

/** Writes what tells whether a file of the client is whole. */
async function writeDigests(dist: string): Promise<void> {
  const client = join(dist, 'client');
  const files = await listFiles(client);
  const digests = files.map(async (file) => [pathFrom(client, file), digestBytes(await readFile(file))] as const);
  await writeFile(join(dist, 'digests.json'), JSON.stringify(Object.fromEntries(await Promise.all(digests)), null, 1));
}

/** Builds the site into `dist`, from nothing. Rejects with a message that names file and line if it cannot. */
export async function build({ dist, dev, draw, keep }: BuildInput): Promise<void> {
  const client = join(dist, 'client');
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(client, 'assets'), { recursive: true });
  const colors = await readColors();
  const [sprite, photos] = await Promise.all([
    drawSprite(client, colors),
    writePhotos(about.team.items, join(root, 'content/photos'), join(client, 'assets')),
    writeImages(client, colors, draw),
  ]);
  const input = { dist, dev, photos };
  const make = async () => {
    const [browser, server] = await Promise.all([runEsbuild(getClientOptions(input)), runEsbuild(getServerOptions(input))]);
    writeOutputs(server.outputFiles);
    const chunks = listPageChunks(browser);
    writeOutputs(browser.outputFiles.filter(({ path }) => !chunks.has(path)));
    const manifest = await createManifest(browser, dist, colors, sprite);
    await finishShared(join(client, manifest.shared), dev);
    await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
    // In development the server's packages stay out of its bundle, and the lists would lack them.
    if (!dev) await writeNotices(dist, { browser: browser.metafile, server: server.metafile });
    await compressFiles(client, dev);
    if (keep) await keepPrevious(keep, dist);
    await writeDigests(dist);
  };
  // With 660 pages the index takes two seconds, in which the rest waits for other threads.
  await Promise.all([make(), writeSearchIndex(dist)]);
  await writeFile(join(dist, 'package.json'), '{"type":"module"}\n');
}
