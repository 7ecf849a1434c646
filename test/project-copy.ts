import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './imports.ts';

/** A copy of the project in a new folder, to be changed and built. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const parts = 'build.mjs package.json package-lock.json tsconfig.json client content server shared tools';
  for (const part of parts.split(' ')) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    /** Replaces every match in a file, and saves as many editors do: a new file takes the place of the old. */
    edit(file: string, pattern: RegExp | string, replacement: string): void {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replaceAll(pattern, replacement);
      if (after === before) throw new Error(`${file} has no ${pattern}`);
      writeFileSync(`${path}~`, after);
      renameSync(`${path}~`, path);
    },
    build: (...options: string[]) => execFileSync(process.execPath, ['build.mjs', ...options], { cwd: folder }).toString(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
