import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { firm } from '../../content/firm.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { fingerprint, type PageRecord, readPages } from '../editorial/read-pages.ts';
import type { Colors } from './colors.ts';
import { readFonts } from './fonts.ts';
import { drawLeaf } from './leaf.ts';
import { drawWaves } from './waves.ts';

type Fonts = Awaited<ReturnType<typeof readFonts>>;

const size = { width: 1200, height: 630 };
const horizon = 468;

/** Ruled paper, the margin lines, the sun and the sea, as on the pages. */
function drawScenery(colors: Colors): string {
  const rules = Array.from({ length: 12 }, (_, index) => `M0 ${64 + index * 34}H1200`).join('');
  const waves = drawWaves('sea', { width: size.width, height: size.height - horizon, count: 6, swell: 15 }, colors('wave'));
  const sea = waves.replace(/^<symbol[^>]*>|<\/symbol>$/g, '');
  const glints = [0, 1, 2, 3].map((index) => `M${862 + index * 22} ${horizon + 22 + index * 30}h${180 - index * 44}`).join('');
  return `<rect width="1200" height="630" fill="${colors('sand')}"/>
<path stroke="${colors('ruled-line')}" d="${rules}"/>
<path stroke="${colors('margin-rule')}" stroke-width="2" d="M1132 0V${horizon}M1140 0V${horizon}"/>
<circle cx="952" cy="${horizon}" r="102" fill="${colors('sun')}"/>
<rect y="${horizon}" width="1200" height="${size.height - horizon}" fill="${colors('deep')}"/>
<g transform="translate(0 ${horizon})">${sea}</g>
<path stroke="${colors('sun')}" stroke-width="6" stroke-linecap="round" d="${glints}"/>
<svg x="64" y="52" width="60" height="60" viewBox="0 0 100 100">${drawLeaf(colors('deep'), colors('vein'))}</svg>`;
}

const text = (style: object, children: string) => ({ type: 'div', props: { style, children } });

/** The words of an image, as satori takes them: brand, section and heading. */
function layOut({ heading, section }: PageRecord, colors: Colors, [display, body]: Fonts) {
  const fontSize = heading.length > 54 ? 58 : heading.length > 36 ? 66 : 76;
  const label = { fontFamily: body?.name, fontSize: 22, letterSpacing: 2, color: colors('lagoon'), marginTop: 54 };
  const style = { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', padding: '60px 64px' };
  return {
    type: 'div',
    props: {
      style: { ...style, color: colors('ink') },
      children: [
        text({ fontFamily: display?.name, fontSize: 36, marginLeft: 78 }, firm.brand),
        text(label, section.toUpperCase()),
        text({ fontFamily: display?.name, fontSize, lineHeight: 1.14, marginTop: 12, width: 900 }, heading),
      ],
    },
  };
}

async function toPng(scenery: string, layout: ReturnType<typeof layOut>, fonts: Fonts): Promise<Buffer> {
  const lettering = await satori({ key: null, ...layout }, { ...size, fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${scenery}${lettering}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 48, compressionLevel: 9 }).toBuffer();
}

/**
 * Draws the 1200 x 630 image of every page into `folder`, but only those whose drawing differs from `ledger.json`
 * there, and removes those of pages that are gone.
 */
export async function drawSocialImages(folder: string, colors: Colors): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ledgerFile = join(folder, 'ledger.json');
  const before: Record<string, string> = JSON.parse(await readFile(ledgerFile, 'utf8').catch(() => '{}'));
  const [scenery, fonts] = [drawScenery(colors), await readFonts()];
  const ledger = new Map<string, string>();
  for (const page of await readPages()) {
    const name = basename(getPreviewImagePath(page.path));
    const layout = layOut(page, colors, fonts);
    const mark = fingerprint([scenery, layout]);
    if (before[name] !== mark) await writeFile(join(folder, name), await toPng(scenery, layout, fonts));
    ledger.set(name, mark);
  }
  for (const name of await readdir(folder)) if (name.endsWith('.png') && !ledger.has(name)) await rm(join(folder, name));
  const sorted = Object.fromEntries([...ledger].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(ledgerFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
