import { renderToStaticMarkup } from 'react-dom/server';
import { about } from '../../../content/about.ts';
import { claims } from '../../../content/claims.ts';
import type { PersonDesk } from '../../../content/types.ts';
import { desks } from '../../figures/about/desks.ts';
import type { Colors } from '../colors.ts';
import { resolveColors } from '../resolve-colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, water } = frame;
const [top, gap, edge] = [262, 16, 3];

/** The middle of a desk, from its far edge down to the water. */
function drawDesk(desk: PersonDesk, x: number, width: number, colors: Colors): string {
  const Drawing = desks[desk];
  const height = water - top;
  const drawn = renderToStaticMarkup(
    <>
      <rect x={x} y={top} width={width} height={height} fill="var(--wood)" />
      <svg x={x} y={top} width={width} height={height}>
        <Drawing />
      </svg>
      <path d={`M${x} ${water}V${top}h${width}V${water}`} fill="none" stroke="var(--ink)" strokeWidth={edge} />
    </>,
  );
  return resolveColors(drawn, colors);
}

/** The desk of each of the people, with the name, before the sun with their years together. */
export function drawPeople(colors: Colors): Picture {
  const people = about.team.items.map(({ name, role, desk }) => ({ name, role: role.replace(/,.*/, ''), desk }));
  const width = (right - left - gap * (people.length - 1)) / people.length;
  const toX = (index: number) => Math.round(left + (width + gap) * index);
  const pictures = people.map(({ desk }, index) => drawDesk(desk, toX(index), Math.round(width), colors));
  const years = claims.experience.value;
  const sun = drawSun({ x: frame.middle, y: 196, radius: 132, says: [years, 'years together'], size: 78 }, colors);
  return {
    dry: sun.dry + pictures.join(''),
    words: [
      ...sun.words,
      ...people.flatMap(({ name, role }, index) => {
        const place = { x: toX(index) + width / 2, align: 'center' } as const;
        return [
          { ...place, text: name.replace(/ .*/, ''), y: 534, size: 32, color: colors('white'), font: 'display' } as const,
          { ...place, text: role, y: 570, size: 24, color: colors('pale-foam') },
        ];
      }),
    ],
    alt: [
      `${people.length} desks seen from above: ${people.map(({ name, role }) => `${name}, ${role}`).join('; ')}.`,
      `${years} ${claims.experience.scope}.`,
    ].join(' '),
  };
}
