import { parseArgs } from 'node:util';
import { allPages } from '../../server/find-page.ts';
import { isKind, type Kind, kinds } from './kinds.ts';

/** What is to be taken, where it is put, and the office's day that the pages are of. */
export interface Options {
  paths: string[];
  kinds: Kind[];
  /** The widths that are asked for, or none for all that a kind has. */
  widths: number[];
  folder: string;
  day: string;
}

/** The words of an option that may stand more than once or have commas between them. */
function split(words: string[] = []): string[] {
  return words.flatMap((word) => word.split(',')).filter((word) => word !== '');
}

/**
 * Reads the words after the command: `--only /pricing`, `--kind night`, `--width 390`, `--day 2027-04-15`, and the folder.
 * Without them it is everything, of `today`. Throws on a word that it does not know, or that nothing would come of.
 */
export function readOptions(words: string[], today: string): Options {
  const option = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: words,
    options: { only: option, kind: option, width: option, day: { type: 'string', default: today } },
    allowPositionals: true,
  });
  const known = allPages.map(({ path }) => path);
  const only = split(values.only);
  for (const path of only) if (!known.includes(path)) throw new Error(`${path} is not a page`);
  const names = split(values.kind);
  for (const name of names) if (!isKind(name)) throw new Error(`${name} is not a kind: ${Object.keys(kinds).join(', ')}`);
  const chosen = names.length > 0 ? names.filter(isKind) : Object.keys(kinds).filter(isKind);
  const widths = split(values.width).map(Number);
  for (const width of widths)
    if (!chosen.some((kind) => kinds[kind].widths.includes(width))) throw new Error(`no picture is ${width} px wide`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day) || Number.isNaN(Date.parse(values.day)))
    throw new Error(`${values.day} is not a day`);
  const [folder = 'screenshots', ...rest] = positionals;
  if (rest.length > 0) throw new Error(`one folder is enough: ${positionals.join(', ')}`);
  return { paths: only.length > 0 ? only : known, kinds: chosen, widths, folder, day: values.day };
}
