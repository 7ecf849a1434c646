import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../content/cities/maps');
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));

/** The maps as SVG, by the names of their files. The build puts the same in the place of this module. */
export const drawings: Record<string, string> = Object.fromEntries(
  files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);
