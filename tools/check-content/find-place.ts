import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The first place in the project's own code that a stack names: ` (shared/pages/home.tsx:12)`. */
export function findPlace({ stack = '' }: Error): string {
  const places = [...stack.matchAll(/(?<=[( ]|file:\/\/)([^\s()]+):(\d+):\d+/g)]
    .map(([, file = '', line]) => `${relative(root, file).replaceAll(sep, '/')}:${line}`)
    .filter((place) => !/^\.\.|node_modules|^node:/.test(place));
  return places[0] ? ` (${places[0]})` : '';
}
