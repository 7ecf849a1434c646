import sharp from 'sharp';
import { expect, test } from 'vitest';
import { about } from '../../content/about.ts';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { directions } from '../../content/directions.ts';
import { letters } from '../../content/letters.ts';
import { findUsual, sayMinutes } from '../../content/minutes.ts';
import { prices } from '../../content/prices.ts';
import { services } from '../../content/services/index.ts';
import { towns } from '../../content/towns/table.ts';
import { readColors } from '../../server/drawings/colors.ts';
import { readFonts } from '../../server/drawings/fonts.ts';
import { drawPicture } from '../../server/drawings/social/draw-picture.ts';
import { drawFigurePreview } from '../../server/drawings/social/figure.ts';
import { layPreview } from '../../server/drawings/social/layout.ts';
import { type Box, drawLettering } from '../../server/drawings/social/lettering.ts';
import { frame, type Picture } from '../../server/drawings/social/picture.ts';
import { readPages } from '../../server/editorial/read-pages.ts';

const colors = await readColors();
const fonts = await readFonts();
const pages = await readPages();
const margin = 56;

const textOf = ({ words }: Pick<Picture, 'words'>) => words.map(({ text }) => text);

async function draw(path: string): Promise<Picture> {
  return drawPicture({ path }, colors);
}

/** Whether two texts touch; a line has room above and below its letters. */
function overlap(a: Box, b: Box): boolean {
  const inner = (box: Box) => ({
    top: box.top + 8,
    bottom: box.top + box.height - 8,
    left: box.left,
    right: box.left + box.width,
  });
  const [one, other] = [inner(a), inner(b)];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

test.each(pages)(
  'the preview of $path is read at a quarter of its size: no type under 24, inside its margins, apart',
  async (page) => {
    const { words } = layPreview(page, await draw(page.path), colors);
    expect(Math.min(...words.map(({ size }) => size))).toBeGreaterThanOrEqual(24);
    const boxes: Box[] = [];
    await drawLettering(words, fonts, (box) => boxes.push(box));
    expect(boxes).toHaveLength(words.length);
    for (const box of boxes) {
      expect(box.left, box.text).toBeGreaterThanOrEqual(margin);
      expect(box.left + box.width, box.text).toBeLessThanOrEqual(frame.width - margin);
      expect(box.top + 8, box.text).toBeGreaterThanOrEqual(margin);
      expect(box.top + box.height - 8, box.text).toBeLessThanOrEqual(frame.height - margin);
      const touched = boxes.filter((other) => other !== box && overlap(box, other));
      expect(
        touched.map(({ text }) => text),
        box.text,
      ).toEqual([]);
    }
  },
);

test.each(pages)('the heading of $path has at most four lines, which stand above the water', async (page) => {
  const { words } = layPreview(page, await draw(page.path), colors);
  const boxes: Box[] = [];
  await drawLettering(words, fonts, (box) => boxes.push(box));
  const leading = words.find(({ text }) => text === page.heading)?.leading ?? 0;
  const box = boxes.find(({ text }) => text === page.heading);
  expect((box?.height ?? 0) / leading).toBeLessThanOrEqual(4);
  expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(frame.water - 8);
});

test('a preview shows the number of its page', async () => {
  const numbers = {
    '/services/irs-resolution': '30',
    '/services/sales-tax-services': '20',
    '/services/payroll-services': '$843.50',
    '/services/business-tax-services': '$100,000',
    '/services/business-advisory': '$11,000 short',
    '/services/accounting': '24,000',
    '/services/tax-planning': 'Dec 31',
    '/services/tax-preparation': '7',
    '/services/nonprofit-tax-services': '990',
    '/services/estate-trust-services': 'Mar 3',
    '/locations/delray-beach': '15–20',
    '/locations/fort-lauderdale': '30–45',
    '/blog/florida-sales-tax-restaurants-guide': '$14,040',
    '/blog/small-business-tax-mistakes-boca-raton': '$9,180',
    '/blog/estate-planning-tips-south-florida-retirees': 'One place',
    '/contact': '$0',
  };
  for (const [path, number] of Object.entries(numbers)) expect(textOf(await draw(path)), path).toContain(number);
  expect(textOf(await draw('/pricing'))).toContain(prices.sCorporation.price);
  expect(textOf(await draw('/services'))).toContain(String(services.length));
});

test('a number that changes on a page changes in its preview, and in what is said of it', async () => {
  const { figure } = (await services.find(({ path }) => path.endsWith('irs-resolution'))?.load())?.body ?? {};
  if (figure?.kind !== 'ladder') throw new Error('the IRS letters are a ladder');
  const rungs = figure.rungs.map((rung) => (rung.code === letters.lt11.code ? { ...rung, days: '45 days' } : rung));
  const picture = drawFigurePreview({ ...figure, rungs }, colors);
  expect(textOf(picture)).toContain('45');
  expect(textOf(picture)).not.toContain('30');
  expect(picture.alt).toContain('45 days');
});

/** How light each point of a page's preview is without its words, on 60 x 32 points. */
async function drawGray(page: (typeof pages)[number]): Promise<number[]> {
  const { art } = layPreview({ ...page, heading: '' }, await draw(page.path), colors);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}">${art}</svg>`;
  return [...(await sharp(Buffer.from(svg)).resize(60).grayscale().raw().toBuffer())];
}

test.each(['services', 'locations', 'blog'])('no two previews of /%s look alike with their words hidden', async (folder) => {
  const shown = pages.filter(({ path }) => path.startsWith(`/${folder}/`));
  const drawn = await Promise.all(shown.map(async (page) => ({ path: page.path, gray: await drawGray(page) })));
  drawn.forEach(({ path, gray }, index) => {
    for (const other of drawn.slice(0, index)) {
      const apart = gray.reduce((sum, value, at) => sum + Math.abs(value - (other.gray[at] ?? 0)), 0) / gray.length;
      expect(apart, `${path} and ${other.path}`).toBeGreaterThan(1);
    }
  });
});

test('a town is known by a landmark that no other preview shows', () => {
  const kinds = Object.values(towns).map(({ landmarks }) => landmarks[0]?.kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

const minutes = new Map(Object.entries(directions.from).map(([slug, from]) => [slug, from.minutes]));

test.each(cities)('the preview of $city says the minutes that its page says, what is drawn, and where it is', async (city) => {
  const slug = city.path.replace('/locations/', '');
  const town = towns[slug];
  if (!town) throw new Error(`${slug} has a map`);
  const picture = await draw(city.path);
  expect(textOf(picture)).toEqual(
    expect.arrayContaining([minutes.get(slug), city.city, town.landmarks[0]?.name, 'to our office']),
  );
  expect(picture.alt).toContain(`${town.landmarks[0]?.name} in ${city.city}`);
  expect(picture.alt).toContain(sayMinutes(findUsual(town.time)));
  expect(textOf(picture).includes('No office here')).toBe(slug === 'fort-lauderdale');
});

test('a sale that grows makes the auditor’s bill grow, in the preview as on the page', async () => {
  const body = (await articles.find(({ slug }) => slug.includes('restaurants'))?.load?.())?.body;
  if (!body || !('figure' in body) || body.figure?.kind !== 'bars') throw new Error('the sales of a restaurant are bars');
  const { figure } = body;
  const sales = figure.month.sales.map((sale) => (sale.isTrap ? { ...sale, dollars: 2 * sale.dollars } : sale));
  const text = textOf(drawFigurePreview({ ...figure, month: { ...figure.month, sales } }, colors));
  expect(text).toContain('$28,080');
  expect(text).not.toContain('$14,040');
});

test('the About preview names everybody whose desk it shows', async () => {
  const { words, alt } = await draw('/about');
  for (const { name } of about.team.items) {
    expect(textOf({ words })).toContain(name.split(' ')[0]);
    expect(alt).toContain(name);
  }
});

test('an image has no color that only a browser can read', async () => {
  for (const page of pages)
    expect(layPreview(page, await draw(page.path), colors).art).not.toMatch(/var\(|color-mix|undefined|NaN/);
});
