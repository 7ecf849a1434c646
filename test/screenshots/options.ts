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
 * Without them it is everything, of `today`. Throws on a page or a kind that there is not.
 */
export function readOptions(args: string[], today: string): Options {
  const option = { type: 'string', multiple: true } as const;
  const options = { only: option, kind: option, width: option, day: { type: 'string', default: today } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const known = allPages.map(({ path }) => path);
  const only = split(values.only);
  const names = split(values.kind);
  const wrong = [...only.filter((path) => !known.includes(path)), ...names.filter((name) => !isKind(name))];
  if (wrong.length > 0) throw new Error(`no page or kind: ${wrong.join(', ')}`);
  return {
    paths: only.length > 0 ? only : known,
    kinds: (names.length > 0 ? names : Object.keys(kinds)).filter(isKind),
    widths: split(values.width).map(Number),
    folder: positionals[0] ?? 'screenshots',
    day: values.day,
  };
}
