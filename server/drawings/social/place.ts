import type { City } from '../../../content/cities/table.ts';
import { directions } from '../../../content/directions.ts';
import { firm } from '../../../content/firm.ts';
import type { Colors } from '../colors.ts';
import { drawMap, drawName, drawOffice, locate } from './map.ts';
import type { Picture, Words } from './picture.ts';
import { drawSun } from './shapes.ts';

const sunAt = { x: 1032, radius: 112, size: 42 };
/** A town further south has the sun in the sky, since its name is where it would rise. */
const south = 320;

/** The towns along the coast, and the office. */
export function drawOfficeMap(cities: readonly City[], colors: Colors): Picture {
  const dots = cities.map((city) => {
    const { x, y } = locate(city);
    return `<circle cx="${x}" cy="${y}" r="9" fill="${colors('coral')}"/>`;
  });
  const office = locate(firm.office);
  const sun = drawSun({ ...sunAt, says: [String(cities.length), 'towns'], size: 62 }, colors);
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

const ways = new Map(Object.entries(directions.from));

/**
 * A town on the coast, the way to the office, and how many minutes it takes if content/directions.ts says so. Another
 * picture of a town comes in here.
 */
export function drawTown(city: City, colors: Colors): Picture {
  const minutes = ways.get(city.path.replace('/locations/', ''))?.minutes;
  const [town, office] = [locate(city), locate(firm.office)];
  const sun = drawSun({ ...sunAt, ...(town.y > south && { y: 160 }), says: [minutes ?? '', 'minutes'] }, colors);
  const toOffice: Words = { text: 'to our office', x: sunAt.x, y: 548, size: 26, color: colors('white'), align: 'center' };
  const name = drawName(city.city, town.x + 34, town.y, colors('paper'), colors('ink'));
  return {
    dry: `${drawMap(colors)}
<path d="M${office.x} ${office.y}L${town.x} ${town.y}"
stroke="${colors('coral')}" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round"/>
${name.plate}${drawOffice(colors)}<circle cx="${town.x}" cy="${town.y}" r="15" fill="${colors('coral')}"
stroke="${colors('paper')}" stroke-width="5"/>${sun.dry}`,
    words: minutes ? [...name.words, ...sun.words, toOffice] : name.words,
    alt: `A map of the coast with ${city.city}${minutes ? `, ${minutes} minutes from our office` : ''}.`,
  };
}
