import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Manifest } from '../dist.ts';
import { pathFrom, root } from './files.ts';

async function hashFile(file: string): Promise<string> {
  const digest = createHash('sha384').update(await readFile(file));
  return `sha384-${digest.digest('base64')}`;
}

/** The URLs of the client's files, from esbuild's metafile. `themeColor` is a CSS color. */
export async function createManifest({ outputs }: Metafile, dist: string, themeColor: string): Promise<Manifest> {
  const client = join(dist, 'client');
  const names = Object.keys(outputs);
  const urlOf = (output: string) => `/${pathFrom(client, join(root, output))}`;
  const outputOf = (entryPoint: string) => {
    const output = names.find((name) => outputs[name]?.entryPoint === entryPoint);
    if (!output) throw new Error(`esbuild made nothing of ${entryPoint}`);
    return output;
  };
  const withImports = (output: string): string[] => {
    const imports = (outputs[output]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
    return [output, ...imports.flatMap(({ path }) => withImports(path))];
  };
  const css = urlOf(outputOf('client/styles/index.css'));
  const entry = urlOf(outputOf('client/main.ts'));
  const hydrate = outputOf('chunk:client/hydrate.tsx');
  const pages = names.filter((output) => /^chunk:(shared|content)\//.test(outputs[output]?.entryPoint ?? ''));
  const shared = [hydrate, ...pages].flatMap(withImports).filter((output) => !pages.includes(output));
  const chunks = pages.map((output) => [outputs[output]?.entryPoint?.slice('chunk:'.length) ?? '', urlOf(output)]);
  return {
    css,
    entry,
    shared: [...new Set(shared)].map(urlOf),
    chunks: Object.fromEntries(chunks.sort()),
    fonts: names
      .filter((output) => output.endsWith('.woff2'))
      .map(urlOf)
      .sort()
      .reverse(),
    // An import() has no place for it.
    integrity: await hashFile(join(client, entry)),
    themeColor,
  };
}
