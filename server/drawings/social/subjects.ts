import { categories } from '../../../content/blog/categories.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawSun } from './shapes.ts';

const { left } = frame;

/** The subjects of the articles in their colors, and how many articles there are. */
export function drawSubjects(count: number, colors: Colors): Picture {
  const sun = drawSun(
    { x: 1040, y: 196, radius: 104, says: [String(count), count === 1 ? 'article' : 'articles'], size: 70 },
    colors,
  );
  const pitch = 72;
  const chips = categories.map(({ name, colour }, index) => {
    const y = 58 + index * pitch;
    return `<rect x="${left}" y="${y}" width="${Math.round(name.length * 15.4 + 48)}" height="56" rx="28"
fill="${colors(`category-${colour}-ink`)}"/>`;
  });
  return {
    dry: chips.join('') + sun.dry,
    words: [
      ...categories.map(({ name }, index) => {
        return { text: name, x: left + 24, y: 58 + index * pitch + 38, size: 28, color: colors('white') };
      }),
      ...sun.words,
    ],
    alt: [
      `${count} ${count === 1 ? 'article' : 'articles'}.`,
      `The subjects on our list: ${categories.map(({ name }) => name.toLowerCase()).join(', ')}.`,
    ].join(' '),
  };
}
