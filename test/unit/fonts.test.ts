import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { alwaysThere, findCharacters } from '../../tools/subset-fonts/characters.ts';

const folder = join(import.meta.dirname, '../../client/styles/fonts');
const names = ['public-sans.woff2', 'young-serif.woff2'];

// Only the sources of the maps' positions have them, which no page shows. Public Sans has no such signs.
const unseen = ['′', '″'];

test.each(names)('%s has every character that the site can show; if not, run npm run subset-fonts', async (name) => {
  const needed = new Set([...alwaysThere, ...(await findCharacters()).keys()].filter((sign) => !unseen.includes(sign)));
  const font = await readFile(join(folder, name));
  /** The size of the font cut to some characters: one that it lacks adds nothing. */
  const measure = async (text: string) => (await subsetFont(font, text, { targetFormat: 'sfnt' })).length;
  const empty = await measure('');
  const missing: string[] = [];
  for (const sign of needed) if ((await measure(sign)) === empty) missing.push(sign);
  expect(missing).toEqual([]);
});
