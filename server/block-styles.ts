import { toSource } from './security-headers.ts';

/** The styles of a document's blocks, and what its policy names them by. */
export interface BlockStyles {
  bytes: Buffer;
  source: string;
}

/** The block that a class belongs to, unless it is one of every page: `due-ledger` of `due-ledger-day`. */
function findBlock(className: string, blocks: ReadonlyMap<string, string>): string | undefined {
  for (let name = className; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) if (blocks.has(name)) return name;
  return undefined;
}

/**
 * Returns what finds the styles of a document: of the blocks whose classes are in its HTML, in the order of `blocks`,
 * which has the styles of each. Documents with the same blocks share them.
 */
export function createBlockStyles(blocks: ReadonlyMap<string, string>): (html: string) => BlockStyles {
  // Nothing of a document is kept: a part of a string holds all of it.
  const blockOf = new Map<string, string | undefined>();
  for (const [, name = ''] of [...blocks.values()].join('').matchAll(/\.([a-z][\w-]*)/g))
    blockOf.set(name, findBlock(name, blocks));
  const known = new Map<string, BlockStyles>();
  const join = (used: ReadonlySet<string | undefined>) => {
    const text = [...blocks].map(([block, styles]) => (used.has(block) ? styles : '')).join('');
    return { bytes: Buffer.from(text), source: toSource(text) };
  };
  return (html) => {
    const names = [...new Set(html.match(/(?<= class=")[^"]+/g))].flatMap((classes) => classes.split(' '));
    const used = new Set(names.map((name) => blockOf.get(name)));
    const key = [...used].sort().join();
    const styles = known.get(key) ?? join(used);
    known.set(key, styles);
    return styles;
  };
}
