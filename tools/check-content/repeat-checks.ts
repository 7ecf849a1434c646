import { readFigure } from '../../server/texts/read-tree.ts';
import type { TreeNode } from '../../shared/tree.ts';
import { type CheckInput, error, type Finding, warn } from './findings.ts';
import type { PageRecord } from './read-records.ts';
import { listWritten } from './text-checks.ts';

/** A text of a page, with the file and the field that it is in, or the section where no field has it alone. */
interface Passage {
  file: string;
  field: string;
  text: string;
}

/** The texts of a page's figure, which is in a file of its own. */
function listFigureTexts({ path, props }: PageRecord): Passage[] {
  if (!('figure' in props) || !Array.isArray(props.figure)) return [];
  const { passages, parts } = readFigure(props.figure as TreeNode[]);
  const file = `server/figures${path.slice(path.lastIndexOf('/'))}.tsx`;
  return [...passages, ...parts.flatMap((part) => part.passages)].map(({ text }) => ({ file, field: 'figure', text }));
}

/** The title, the description and the texts of a page. */
function listPassages(page: PageRecord): Passage[] {
  const { file, texts } = page;
  const drawn = listFigureTexts(page);
  const written = listWritten(page);
  const find = (text: string, id: string): Passage => {
    const field = written.find((string) => string.text === text)?.field ?? (id ? `#${id}` : 'the top of the page');
    return drawn.find((passage) => passage.text === text) ?? { file, field, text };
  };
  return [
    ...written.filter(({ field }) => /^head\.(title|description)$/.test(field)).map((string) => ({ file, ...string })),
    ...texts.flatMap(({ id, passages }) => passages.map(({ text }) => find(text, id))),
  ];
}

/** The first eight words of a text. */
const quote = (text: string) => `“${text.split(/\s+/).slice(0, 8).join(' ')} …”`;

/** Finds titles, descriptions and texts of ten words or more that another page repeats, once for each two fields. */
export function checkRepeats({ pages, shared }: Pick<CheckInput, 'pages' | 'shared'>): Finding[] {
  const seen = new Map<string, Passage & { page: PageRecord }>();
  const findings = new Map<string, Finding>();
  const isLong = ({ field, text }: Passage) => field.startsWith('head.') || text.split(/\s+/).length >= 10;
  for (const page of pages)
    for (const passage of listPassages(page).filter((one) => isLong(one) && !shared.includes(one.text))) {
      const { file, field, text } = passage;
      const before = seen.get(text);
      if (!before || before.page === page) seen.set(text, { ...passage, page });
      else {
        const place = `${before.file} ${before.field}`;
        const key = `${file} ${field} ${place}`;
        if (findings.has(key)) continue;
        findings.set(key, error(file, field, `says ${quote(text)} as ${place} does; write one of them anew`));
      }
    }
  return [...findings.values()];
}

/** The runs of five words in a row that a page's texts have. */
function listRuns({ texts }: PageRecord): Set<string> {
  const listOf = ({ text }: { text: string }) => {
    const words = text.toLowerCase().match(/[a-z0-9$%.’]+/g) ?? [];
    return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '));
  };
  return new Set(texts.flatMap(({ passages }) => passages.flatMap(listOf)));
}

/** Finds pages of which another says more than a tenth, as a town's page does that was made of another's. */
export function checkLookalikes(pages: PageRecord[]): Finding[] {
  const long = pages.map((page) => ({ ...page, runs: listRuns(page) })).filter(({ runs }) => runs.size > 100);
  return long.flatMap(({ file, path, runs }, index) =>
    long.slice(0, index).flatMap((before) => {
      const shared = [...runs].filter((run) => before.runs.has(run));
      const percent = Math.round((100 * shared.length) / Math.min(runs.size, before.runs.size));
      const said = `says ${percent} percent of what ${before.file} says, such as “${shared[0]} …”; write it in words of its own`;
      return percent > 10 ? [warn(file, path, said)] : [];
    }),
  );
}
