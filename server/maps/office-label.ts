import type { Point, TextLine, TownMap } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import { office, type Projection } from './projection.ts';
import type { View } from './view.ts';

const lineHeight = 18;

/** The label at the mark of the office, on a drawing of a map. The narrow one has no room for the road. */
export function labelOffice(map: TownMap, { name }: View, { project }: Projection): TextLine[] {
  const { city, near } = firm.office;
  const at = project(office);
  const from: Point = { x: Math.round(at.x) + map[name].office.x, y: Math.round(at.y) + map[name].office.y };
  return [
    { ...from, text: 'Our office', font: 'name', align: 'middle' },
    { x: from.x, y: from.y + lineHeight, text: name === 'wide' ? `${city}, ${near}` : city, font: 'small', align: 'middle' },
  ];
}
