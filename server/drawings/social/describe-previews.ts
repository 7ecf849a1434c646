import { readPages } from '../../editorial/read-pages.ts';
import type { Colors } from '../colors.ts';
import { drawPicture } from './draw-picture.ts';

/** What the link preview of every page shows, in words, by the page's path: its heading, and its drawing. */
export async function describePreviews(colors: Colors): Promise<Record<string, string>> {
  const described = (await readPages()).map(async ({ path, heading }) => {
    const { alt } = await drawPicture({ path }, colors);
    return [path, `${heading.replace(/\.?$/, '.')} ${alt}`] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}
