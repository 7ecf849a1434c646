import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Manifest } from '../site.ts';
import { pathFrom } from './files.ts';

/** The fonts that every page asks for at once, as packages name them. */
const preloaded = ['young-serif-latin-400-normal', 'public-sans-latin-wght-normal'];

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** What the server must know of the client build, of which esbuild tells in `outputs`: the files each page needs, in the order to load them. */
export async function manifestOf({ outputs }: Metafile, root: string, dist: string): Promise<Manifest> {
  const client = join(dist, 'client');
  const addressOf = (output: string) => `/${pathFrom(client, join(root, output))}`;
  const names = Object.keys(outputs);
  const entryPoint = (output: string) => outputs[output]?.entryPoint ?? '';
  const builtFrom = (source: string) => addressOf(names.find((output) => entryPoint(output) === source) ?? source);
  const withImports = (output: string): string[] => [
    output,
    ...(outputs[output]?.imports ?? []).flatMap(({ kind, path }) => (kind === 'import-statement' ? withImports(path) : [])),
  ];
  const pages = names.filter((output) => entryPoint(output).startsWith('page:')).sort();
  const modules = pages.map((output) => [entryPoint(output).slice('page:'.length), addressOf(output)] as const).sort();
  const common = [...new Set(pages.flatMap((output) => withImports(output).slice(1)))].map(addressOf);
  const css = builtFrom('client/styles/index.css');
  const entry = builtFrom('client/main.ts');
  // What the document names itself; an import() has no place for it.
  const integrity = await Promise.all(
    [css, entry].map(async (address) => [address, await integrityOf(join(client, address))] as const),
  );
  return {
    css,
    entry,
    common,
    modules: Object.fromEntries(modules),
    fonts: preloaded.flatMap((font) => names.filter((output) => basename(output).startsWith(font)).map(addressOf)),
    integrity: Object.fromEntries(integrity),
  };
}
