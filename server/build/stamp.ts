import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastChanges } from '../../content/last-changes.ts';
import { fingerprint, siteWords } from './site-words.ts';

// Writes today's date beside every page whose words differ from those of the last stamp: the sitemap's lastmod.
const today = new Date().toISOString().slice(0, 10);
let changed = 0;
const stamped = (await siteWords())
  .sort((a, b) => (a.path < b.path ? -1 : 1))
  .map(({ path, words }) => {
    const known = lastChanges[path];
    const mark = fingerprint(words);
    const same = known?.words === mark;
    if (!same) changed++;
    return `  '${path}': { date: '${same ? known.date : today}', words: '${mark}' },`;
  });
const text = `/** When the words of each page last changed, with their fingerprint. \`npm run stamp\` writes this file; the content check says when it is behind. */
export const lastChanges: Record<string, { date: string; words: string }> = {
${stamped.join('\n')}
};
`;
writeFileSync(join(import.meta.dirname, '../../content/last-changes.ts'), text);
console.info(`Stamped ${changed} of ${stamped.length} pages with ${today}`);
