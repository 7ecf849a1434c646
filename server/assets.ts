import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The shapes in which pages show photographs: beside a name, on the card of an article, under the head of a page. */
const cuts = ['portrait', 'card', 'head'] as const;

export type Cut = (typeof cuts)[number];

const assetsSchema = z.object({
  /** URL of the script, which has a hash of its bytes in it: the release of the browser's code. */
  script: z.string().startsWith('/assets/'),
  /** URLs of the icons, and of what lies on desks. */
  sprite: z.string().startsWith('/assets/'),
  desks: z.string().startsWith('/assets/'),
  /** URLs of the fonts. */
  fonts: z.array(z.string().startsWith('/assets/')),
  /** The style sheet, which is part of every document. */
  styles: z.string().min(1),
  /** The inline script, which loads the other one after the first paint. */
  loader: z.string().min(1),
  /** The drawings to which pages refer, as `<symbol>` elements. */
  drawings: z.string().min(1),
  /** The copies of each photograph for each place: `cut` is its shape there. */
  photographs: z.array(
    z.object({
      file: z.string(),
      focus: z.object({ x: z.number(), y: z.number() }),
      cut: z.enum(cuts),
      base: z.string().startsWith('/assets/'),
      widths: z.array(z.number()),
      height: z.number(),
    }),
  ),
  /** SHA-256 (base64url) of each file that is served, compressed copies included, by URL path. */
  files: z.record(z.string(), z.string()),
});

/** The browser's files that documents contain or refer to; the build writes them to `dist/assets.json`. */
export type Assets = z.infer<typeof assetsSchema>;

/**
 * A script in every document. It says that scripts run, since the style sheet shows what needs none until then: an
 * extension may block them, which `scripting` of CSS does not say. And it removes the preload of fonts on slow connections,
 * where they come later than the page: Chromium paints nothing until preloaded fonts have come.
 */
export const headScript = `document.documentElement.dataset.scripted='';if(navigator.connection?.rtt>125)for(const font of document.querySelectorAll('[as=font]'))font.remove()`;

/** Reads the output of the build in `dist`. Throws, and names the file, if one is missing or damaged. */
export function readAssets(dist: string): Assets {
  const file = join(dist, 'assets.json');
  const text = readFileSync(file, 'utf8');
  try {
    const assets = assetsSchema.parse(JSON.parse(text));
    const missing = [assets.script, assets.sprite, assets.desks, ...assets.fonts].find((path) => !(path in assets.files));
    if (missing) throw new Error(`${missing} is not among its files`);
    return assets;
  } catch (error) {
    throw new Error(`${file} is not what the build writes: ${error}`);
  }
}
