import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastChanges } from '../../content/generated/last-changes.ts';
import { root } from '../bundle/files.ts';
import { fingerprint, readPages } from './read-pages.ts';

// Writes today's date beside every page whose words differ from those of the last stamp: the sitemap's lastmod.
const today = new Date().toISOString().slice(0, 10);
let changed = 0;
const lines = (await readPages())
  .sort((a, b) => (a.path < b.path ? -1 : 1))
  .map(({ path, words }) => {
    const known = lastChanges[path];
    const mark = fingerprint(words);
    const same = known?.words === mark;
    if (!same) changed++;
    return `  '${path}': { date: '${same ? known.date : today}', words: '${mark}' },`;
  });
const text = `// Written by \`npm run stamp\`.

/** When the words of each page last changed, with their fingerprint. The content check says when it is behind. */
export const lastChanges: Record<string, { date: string; words: string }> = {
${lines.join('\n')}
};
`;
await writeFile(join(root, 'content/generated/last-changes.ts'), text);
console.info(`Stamped ${changed} of ${lines.length} pages with ${today}`);
