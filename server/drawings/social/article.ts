import { categories } from '../../../content/blog/categories.ts';
import type { Article } from '../../../content/blog/index.ts';
import type { Colors } from '../colors.ts';
import { frame, type Picture } from './picture.ts';
import { drawMargin, drawSun } from './shapes.ts';

const { left, water } = frame;
const sheet = { x: left + 10, top: 56, width: 396 };
const text = { x: sheet.x + 62, width: 300, line: 17, characters: 62 };

/** The headings and paragraphs of an article as lines without letters, each as long as it is. */
function drawLines(html: string, colors: Colors): string {
  const blocks = html.matchAll(/<(h2|p|li)>(.*?)<\/\1>/gs);
  let y = sheet.top + 108;
  const lines = [];
  for (const [, name, inner = ''] of blocks) {
    const length = inner.replace(/<[^>]+>/g, '').length / text.characters;
    const isHeading = name === 'h2';
    if (isHeading) y += 8;
    for (let rest = length; rest > 0.06 && y < water - 12; rest--) {
      const color = colors(isHeading ? 'deep' : 'line-strong');
      const width = text.width * Math.min(1, isHeading ? rest * 1.6 : rest);
      lines.push(`<path d="M${text.x} ${y}h${width.toFixed(0)}" stroke="${color}" stroke-width="${isHeading ? 11 : 7}"/>`);
      y += text.line;
    }
    y += 11;
  }
  return lines.join('');
}

/** An article as a sheet of its own lines under the color of its category, and how many minutes it takes. */
export function drawArticle({ category, readTime }: Article, html: string, colors: Colors): Picture {
  const colour = categories.find(({ name }) => name === category)?.colour ?? 'sand';
  const sun = drawSun({ x: 1046, radius: 104, says: [String(readTime), 'minutes'], size: 58 }, colors);
  const { x, top, width } = sheet;
  return {
    dry: `<rect x="${x}" y="${top}" width="${width}" height="${water - top + 40}" fill="${colors('paper')}"
stroke="${colors('line-strong')}" stroke-width="2"/>
${drawMargin(x + 30, top, water, colors)}<rect x="${text.x}" y="${top + 26}" width="${category.length * 14.5 + 36}" height="48"
rx="24" fill="${colors(`category-${colour}-ink`)}"/>
${drawLines(html, colors)}${sun.dry}`,
    words: [{ text: category, x: text.x + 18, y: top + 59, size: 26, color: colors('white') }, ...sun.words],
    alt: `A page of an article on ${category.toLowerCase()}: ${readTime} minutes to read.`,
  };
}

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
