import type { City } from '../../../content/cities/table.ts';
import { firm } from '../../../content/firm.ts';
import type { Colors } from '../colors.ts';
import { drawMap, drawName, drawOffice, locate } from './map.ts';
import type { Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

/** The towns along the coast, and the office. */
export function drawOfficeMap(cities: readonly City[], colors: Colors): Picture {
  const dots = cities.map((city) => {
    const { x, y } = locate(city);
    return `<circle cx="${x}" cy="${y}" r="9" fill="${colors('coral')}"/>`;
  });
  const office = locate(firm.office);
  const sun = drawSun({ x: 1032, radius: 112, says: [String(cities.length), 'towns'], size: 62 }, colors);
  const name = drawName('Our office', office.x + 150, office.y, colors('deep'), colors('white'));
  return {
    dry:
      `${drawMap(colors)}<path d="M${office.x} ${office.y}h160" stroke="${colors('deep')}" stroke-width="3"/>` +
      dots.join('') +
      name.plate +
      drawOffice(colors) +
      sun.dry,
    words: [...name.words, ...sun.words],
    alt: `A map of the coast with our office in ${firm.office.city} and the ${cities.length} towns that have a page.`,
  };
}
