import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { fingerprint } from '../site-words.ts';
import { leaf } from './leaf.ts';
import { waves } from './waves.ts';

/** What the image of a page says. */
interface Subject {
  path: string;
  heading: string;
  section: string;
}

const size = { width: 1200, height: 630 };
const horizon = 468;
/** Raise it when the drawing changes, and all images are drawn anew. */
const design = 2;

/** Ruled paper, the margin lines, the sun and the sea, as on the pages. */
function scenery(): string {
  const rules = Array.from({ length: 12 }, (_, index) => `<path stroke="#D8D9CB" d="M0 ${64 + index * 34}H1200"/>`).join('');
  const sea = waves('sea', size.width, size.height - horizon, 6, 15).replace(/^<symbol[^>]*>|<\/symbol>$/g, '');
  const glints = [0, 1, 2, 3]
    .map((index) => `<path d="M${862 + index * 22} ${horizon + 22 + index * 30}h${180 - index * 44}"/>`)
    .join('');
  return `<rect width="1200" height="630" fill="#F4ECDF"/>${rules}
<path stroke="#E59A85" stroke-width="2" d="M1132 0V${horizon}M1140 0V${horizon}"/>
<circle cx="952" cy="${horizon}" r="102" fill="#F0B44C"/>
<rect y="${horizon}" width="1200" height="${size.height - horizon}" fill="#0E3B3D"/>
<g transform="translate(0 ${horizon})">${sea}</g>
<g stroke="#F0B44C" stroke-width="6" stroke-linecap="round">${glints}</g>
<svg x="64" y="52" width="60" height="60" viewBox="0 0 100 100">${leaf('#0E3B3D', '#E8775B')}</svg>`;
}

const text = (style: object, children: string) => ({ type: 'div', props: { style, children } });

/** The words of an image: brand, section and heading. */
function words({ heading, section }: Subject, brand: string) {
  const fontSize = heading.length > 54 ? 58 : heading.length > 36 ? 66 : 76;
  return {
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', padding: '60px 64px', color: '#14292B' },
      children: [
        text({ fontFamily: 'Young Serif', fontSize: 36, marginLeft: 78 }, brand),
        text(
          { fontFamily: 'Public Sans', fontSize: 22, letterSpacing: 2, color: '#1B6B68', marginTop: 54 },
          section.toUpperCase(),
        ),
        text({ fontFamily: 'Young Serif', fontSize, lineHeight: 1.14, marginTop: 12, width: 900 }, heading),
      ],
    },
  };
}

async function fontFiles() {
  const file = (path: string) => readFile(createRequire(join(process.cwd(), 'package.json')).resolve(path));
  return [
    {
      name: 'Young Serif',
      weight: 400 as const,
      data: await file('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
    },
    {
      name: 'Public Sans',
      weight: 600 as const,
      data: await file('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
    },
  ];
}

/**
 * Draws the 1200 x 630 image of every page into `folder`, but only those whose words differ from `ledger.json` there,
 * and removes those of pages that are gone. Returns how many it drew.
 */
export async function drawSocialImages(folder: string, brand: string, subjects: Subject[]): Promise<number> {
  await mkdir(folder, { recursive: true });
  const ledgerFile = join(folder, 'ledger.json');
  const ledger: Record<string, string> = JSON.parse(await readFile(ledgerFile, 'utf8').catch(() => '{}'));
  const wanted: Record<string, string> = {};
  let drawn = 0;
  let fonts: Awaited<ReturnType<typeof fontFiles>> | undefined;
  for (const subject of subjects) {
    const name = `${subject.path.slice(1).replaceAll('/', '-') || 'home'}.png`;
    wanted[name] = fingerprint([design, brand, subject.heading, subject.section]);
    if (ledger[name] === wanted[name]) continue;
    fonts ??= await fontFiles();
    const lettering = await satori(words(subject, brand) as Parameters<typeof satori>[0], { ...size, fonts });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${scenery()}${lettering}</svg>`;
    await writeFile(
      join(folder, name),
      await sharp(Buffer.from(svg)).png({ palette: true, colours: 48, compressionLevel: 9 }).toBuffer(),
    );
    drawn++;
  }
  for (const name of await readdir(folder)) if (name.endsWith('.png') && !(name in wanted)) await rm(join(folder, name));
  const sorted = Object.fromEntries(Object.entries(wanted).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (drawn > 0 || Object.keys(ledger).length !== Object.keys(sorted).length)
    await writeFile(ledgerFile, `${JSON.stringify(sorted, null, 2)}\n`);
  return drawn;
}
