import { coast } from './coast.ts';
import { leaf } from './leaf.ts';
import { glints, waves } from './waves.ts';

/**
 * The sprite: every drawing of the site in one file that pages point into with `<use>`.
 * `icons` maps Lucide names to the text of their SVG files.
 */
export function sprite(icons: Map<string, string>): string {
  const symbols = [...icons].map(([name, svg]) => {
    const shapes = svg.replace(/<!--.*?-->/gs, '').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
    const fill = name === 'star' ? 'currentColor' : 'none';
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`;
  });
  const drawings = [
    waves('waves', 1440, 400, 15, 34),
    waves('waves-strip', 1440, 86, 5, 11),
    glints('glints', 330, 260, 9),
    glints('glints-strip', 160, 74, 4),
    coast(),
    `<symbol id="leaf" viewBox="0 0 100 100">${leaf('var(--leaf,#0E3B3D)', 'var(--vein,#E8775B)')}</symbol>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${drawings.join('')}</svg>`;
}
