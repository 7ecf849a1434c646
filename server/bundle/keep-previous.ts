import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, pathFrom } from './files.ts';

/** What a release may leave to the next: ten times what one is. */
const mostBytes = 12_000_000;

/** What documents ask for by a name that no other release has. */
const named = /^(assets|pages)\//;

async function readKept(dist: string): Promise<string[]> {
  return JSON.parse(await readFile(join(dist, 'kept.json'), 'utf8').catch(() => '[]'));
}

/**
 * Copies the scripts, fonts and drawings of the release in `previous`, a `dist` folder, to that in `dist`, so that
 * documents which are open go on when their server is replaced. What that release had kept itself is left. An empty
 * folder has nothing to keep. Rejects if it is more than ten times what a release is.
 */
export async function keepPrevious(previous: string, dist: string): Promise<void> {
  const [from, to] = [join(previous, 'client'), join(dist, 'client')];
  const old = new Set(await readKept(previous));
  const made = new Set((await listFiles(to)).map((file) => pathFrom(to, file)));
  const files = (await listFiles(from).catch(() => [])).map((file) => pathFrom(from, file));
  const kept = files.filter((file) => named.test(file) && !old.has(file) && !made.has(file));
  const sizes = await Promise.all(kept.map(async (file) => (await stat(join(from, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > mostBytes) throw new Error(`--keep ${previous}: ${bytes} bytes are too many for one release`);
  await Promise.all(kept.map((file) => cp(join(from, file), join(to, file))));
  await writeFile(join(dist, 'kept.json'), JSON.stringify(kept, null, 1));
}
