import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BuildOptions, type BuildResult, build, formatMessages, type OutputFile } from 'esbuild';

/** What esbuild has made, with nothing written yet. */
export type Bundle = BuildResult<{ metafile: true; write: false }>;

/** Runs esbuild. Rejects when it only warns, too: nobody reads a warning. */
export async function runEsbuild(options: BuildOptions): Promise<Bundle> {
  const bundle = await build({ ...options, metafile: true, write: false, logLevel: 'silent' });
  if (bundle.warnings.length > 0) throw new Error((await formatMessages(bundle.warnings, { kind: 'warning' })).join(''));
  return bundle;
}

/** Writes what esbuild has made: a thread alone, since several wait for each other at a folder. */
export function writeOutputs(files: OutputFile[]): void {
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) mkdirSync(folder, { recursive: true });
  for (const { path, contents } of files) writeFileSync(path, contents);
}
