import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listClasses, type PreviewSubject } from './read-subject.ts';

const root = join(import.meta.dirname, '../..');

/** The folders with sheets of the site, and that with the sheets of the previews. */
const folders = ['client/styles', 'shared', 'server', 'tools/link-previews/styles'];

/** The sheets of every preview besides its own blocks: colors, type, the brand and the stage. */
const everywhere = ['tokens', 'elements', 'fonts', 'brand', 'page-head', 'figure', 'stage', 'layouts', 'left-out'];

const isSheet = (file: string) => file.endsWith('.css');

/** Every sheet by the name of its block, without comments and line breaks. */
const sheets = new Map(
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSheet)
      .map((file) => {
        const text = readFileSync(join(root, folder, file), 'utf8');
        return [basename(file, '.css'), text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ')] as const;
      }),
  ),
);

/** Whether a class belongs to a block: its name begins with the block's. */
const belongsTo = (className: string, block: string) => className === block || className.startsWith(`${block}-`);

/** The styles and the drawings that the link preview of a subject is made with. */
export function readStyles({ figure }: PreviewSubject): string {
  const classes = figure ? listClasses(figure) : ['horizon'];
  const used = [...sheets].filter(
    ([block]) => everywhere.includes(block) || classes.some((className) => belongsTo(className, block)),
  );
  const layouts = ['beside', 'across'].map((layout) => sheets.get(layout) ?? '');
  const drawings = readFileSync(join(root, 'client/drawings.svg'), 'utf8');
  return [...used.map(([, text]) => text).sort(), ...(figure ? layouts : []), drawings].join('\n');
}
