import { about } from '../../../content/about.ts';
import { claims } from '../../../content/claims.ts';
import type { Colors } from '../colors.ts';
import { drawLeaf } from '../leaf.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left, right, water } = frame;

/** A leaf of the mark for each of the people, with the name, before the sun with their years together. */
export function drawPeople(colors: Colors): Picture {
  const people = about.team.items.map(({ name, role }) => ({ name, role: role.split(',')[0] ?? '' }));
  const pitch = (right - left) / people.length;
  const toX = (index: number) => left + pitch * (index + 0.5);
  const size = pitch - 14;
  const leaves = people.map((_, index) => {
    return `<svg x="${toX(index) - size / 2}" y="${water - size}" width="${size}" height="${size}"
viewBox="0 0 100 100">${drawLeaf(colors('deep'), colors('vein'))}</svg>`;
  });
  const sun = drawSun(
    { x: frame.middle, y: 196, radius: 132, says: [claims.experience.value, 'years together'], size: 78 },
    colors,
  );
  return {
    dry: sun.dry + leaves.join(''),
    words: [
      ...sun.words,
      ...people.flatMap(({ name, role }, index) => {
        const place = { x: toX(index), align: 'center' } as const;
        return [
          { ...place, text: name, y: 534, size: 28, color: colors('white'), font: 'display' } as const,
          { ...place, text: role, y: 570, size: 24, color: colors('pale-foam') },
        ];
      }),
    ],
    alt: [
      `${people.length} leaves at the water for ${people.map(({ name, role }) => `${name}, ${role}`).join('; ')}.`,
      `${claims.experience.value} ${claims.experience.scope}.`,
    ].join(' '),
  };
}
