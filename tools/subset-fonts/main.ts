import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { alwaysThere, findCharacters } from './characters.ts';

// `npm run subset-fonts` cuts the fonts to the characters and weights that the site needs. Run it when
// test/http/content.test.ts names a character that they lack, or after an update of the packages.
const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../client/styles/fonts');
const text = [...new Set([...alwaysThere, ...(await findCharacters()).keys()])].join('');

const fonts = {
  'public-sans.woff2': {
    source: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  'young-serif.woff2': { source: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2', axes: {} },
};
for (const [name, { source, axes }] of Object.entries(fonts)) {
  // A third of Young Serif is hinting, which screens do not need for large letters. Public Sans has none.
  const options = { targetFormat: 'woff2', noHinting: true, ...axes } as const;
  const font = await subsetFont(await readFile(resolve(source)), text, options);
  await writeFile(join(folder, name), font);
  console.info(`${name}: ${font.length} bytes`);
}
