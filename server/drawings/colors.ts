import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../bundle/files.ts';

/** The value of a color in a file of tokens, e.g. `colors('deep')`. Throws if there is none. */
export type Colors = (name: string) => string;

/** Reads the colors that the drawings share with the styles, or those that stand for them at night. */
export async function readColors(file: 'tokens' | 'night' = 'tokens'): Promise<Colors> {
  const tokens = await readFile(join(root, `client/styles/${file}.css`), 'utf8');
  const colors = new Map([...tokens.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8});/gi)].map(([, name, value]) => [name, value]));
  return (name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`client/styles/${file}.css: --${name} is not there, or is not a hex color`);
    return color;
  };
}
