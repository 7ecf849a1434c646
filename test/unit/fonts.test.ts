import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alwaysThere, findCharacters } from '../../tools/subset-fonts/characters.ts';
import { readCharacters } from '../read-font.ts';

const folder = join(import.meta.dirname, '../../client/styles/fonts');
const names = ['public-sans.woff2', 'young-serif.woff2'];

// Only the sources of the maps' positions have them, which no page shows. Public Sans has no such signs.
const unseen = ['′', '″'];

test.each(names)('%s has every character that the site can show; if not, run npm run subset-fonts', async (name) => {
  const characters = await readCharacters(join(folder, name));
  const needed = await findCharacters();
  const missing = [...needed].filter(([character]) => !characters.has(character) && !unseen.includes(character));
  expect(missing).toEqual([]);
  expect(alwaysThere.filter((character) => !characters.has(character) && !unseen.includes(character))).toEqual([]);
});
