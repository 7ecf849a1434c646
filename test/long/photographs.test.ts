import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../content/people.ts';
import { launch } from '../browser/browser.ts';
import { camera, takePhotograph } from '../photograph.ts';
import { copyProject } from '../project-copy.ts';
import { spawnSite } from '../spawn-site.ts';

const project = copyProject();
const { folder, edit, build, remove } = project;
const names = people.map((_person, index) => `portrait-${index}`);
const faq = { file: 'content/pages/faqs.ts', alt: 'The table by the window' };
const article = { file: 'content/blog/small-business-tax-mistakes-boca-raton.ts', alt: 'A shop on Mizner Boulevard' };

let browser: Browser;
const children: ChildProcess[] = [];
let before: string;
let origin: string;

beforeAll(async () => {
  build('--out=before');
  mkdirSync(join(folder, 'content/photographs'));
  const write = async (name: string, photograph: Promise<Buffer>) =>
    writeFileSync(join(folder, 'content/photographs', `${name}.jpg`), await photograph);
  await Promise.all(names.map((name, index) => write(name, takePhotograph({ hue: 12 + 8 * index, isTurned: index === 1 }))));
  await write('office', takePhotograph({ width: 2400, height: 1600, hue: 40 }));
  for (const [index, { name }] of people.entries())
    edit(
      'content/people.ts',
      `name: '${name}',`,
      `name: '${name}', photo: { file: '${names[index]}.jpg', alt: '${name} at work', focus: { x: 50, y: 42 } },`,
    );
  for (const { file, alt } of [faq, article])
    edit(file, /\bhead: \{/g, `head: { photo: { file: 'office.jpg', alt: '${alt}', focus: { x: 50, y: 40 } },`);
  build('--out=after');
  for (const out of ['before', 'after']) {
    const { child, origin: at } = await spawnSite({}, { dist: join(folder, out) });
    children.push(child);
    if (out === 'before') before = at;
    else origin = at;
  }
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  for (const child of children) child.kill('SIGKILL');
  remove();
});

/** The copies that have been made, as paths in the build. */
const listCopies = () => readdirSync(join(folder, 'after/client/assets')).filter((name) => /\.(avif|webp|jpg)$/.test(name));

/** Loads a page, scrolls through it, and returns what its images weigh and what it shows of them. */
async function look(at: string, path: string, width: number, deviceScaleFactor: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
  const page = await context.newPage();
  const shifts = `window.shifts = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;
  await page.addInitScript(shifts);
  const images: { type: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/avif|webp|jpeg/.test(type)) images.push({ type, bytes: (await response.body()).length });
  });
  await page.goto(at + path);
  for (const image of await page.locator('.photograph img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
      .toBe(true);
  }
  const shown = await page.locator('.photograph img').evaluateAll((found) =>
    found.map((element) => {
      const { alt, loading, width, height } = element as HTMLImageElement;
      return { alt, loading, ratio: width / height };
    }),
  );
  const shift = await page.evaluate('window.shifts');
  await context.close();
  return { images, shown, shift };
}

describe('a firm with photographs', () => {
  test.each([
    ['/', 390, 3],
    ['/', 1280, 2],
    ['/about', 390, 3],
    ['/about', 1280, 2],
  ])('shows its people on %s at %d px with %d pixels each, for at most 60 kB, and nothing moves', async (path, width, scale) => {
    const { images, shown, shift } = await look(origin, path, width, scale);
    expect(shown.map(({ alt }) => alt)).toEqual(people.map(({ name }) => `${name} at work`));
    for (const { loading, ratio } of shown) {
      expect(loading).toBe('lazy');
      expect(ratio).toBeCloseTo(4 / 3, 1);
    }
    expect(images.map(({ type }) => type)).toEqual(people.map(() => 'image/avif'));
    expect(images.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
    // A font that comes late moves lines by a few thousandths; a picture without its size moves the page by a tenth.
    expect(shift).toBeLessThan(0.02);
  });

  test('shows who does the work beside a service, and one photograph under the head of a page and of an article', async () => {
    const readHome = async (at: string) => (await fetch(at)).text();
    expect(await readHome(before)).toContain('people at these desks</h2>');
    expect(await readHome(origin)).toContain(' of us</h2>');
    const service = await look(origin, '/services/bookkeeping-services', 390, 2);
    expect(service.shown).toHaveLength(1);
    expect(service.shift).toBeLessThan(0.02);
    const head = await look(origin, '/faqs', 1280, 1);
    expect(head.shown).toEqual([{ alt: faq.alt, loading: 'auto', ratio: expect.closeTo(5 / 2, 1) }]);
    const read = await look(origin, '/blog/small-business-tax-mistakes-boca-raton', 390, 2);
    expect(read.shown).toEqual([{ alt: article.alt, loading: 'lazy', ratio: expect.closeTo(5 / 2, 1) }]);
    const list = await look(origin, '/blog', 1280, 1);
    expect(list.shown.map(({ alt }) => alt)).toEqual([article.alt]);
  });

  test('is served copies in three types and several widths, that browsers keep for a year, and no image where there is none', async () => {
    const html = await (await fetch(`${origin}/about`)).text();
    for (const type of ['avif', 'webp', 'jpg'])
      for (const width of [240, 400, 640])
        expect(html).toMatch(new RegExp(`portrait-0-[0-9a-f]{8}-${width}\\.${type} ${width}w`));
    for (const copy of listCopies()) {
      const response = await fetch(`${origin}/assets/${copy}`);
      expect(response.status, copy).toBe(200);
      expect(response.headers.get('cache-control'), copy).toMatch(/max-age=31536000, immutable/);
      expect(response.headers.get('content-type'), copy).toBe(`image/${copy.endsWith('.jpg') ? 'jpeg' : copy.split('.').at(-1)}`);
    }
    expect(await (await fetch(`${before}/about`)).text()).not.toContain('<picture');
  });

  test('tells nobody with what camera and where they were taken, and shows each as it was held', async () => {
    const original = readFileSync(join(folder, 'content/photographs/portrait-1.jpg'));
    expect(original.includes(camera)).toBe(true);
    const copies = listCopies();
    expect(copies.length).toBeGreaterThan(3 * names.length);
    for (const copy of copies) {
      const bytes = readFileSync(join(folder, 'after/client/assets', copy));
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }, copy).toEqual({});
      expect(bytes.includes(camera), copy).toBe(false);
      expect(width / height, copy).toBeGreaterThan(1);
    }
    // Below the face there is a neck, which is red; beside it there is a wall, which is not.
    const turned = copies.find((name) => /^portrait-1-.*-240\.jpg$/.test(name)) ?? '';
    const neck = { left: 110, top: 156, width: 20, height: 10 };
    // `stats` is of the whole picture that it is given.
    const part = await sharp(join(folder, 'after/client/assets', turned))
      .extract(neck)
      .png()
      .toBuffer();
    const { channels } = await sharp(part).stats();
    expect(Number(channels[0]?.mean) - Number(channels[2]?.mean)).toBeGreaterThan(60);
  });

  test('keeps the photographs of the release before, for pages that are open', () => {
    edit('content/people.ts', 'y: 42', 'y: 45');
    build('--out=changed', '--keep=after');
    const served = readdirSync(join(folder, 'changed/client/assets'));
    expect(served).toEqual(expect.arrayContaining(listCopies()));
    expect(served.filter((name) => name.startsWith('portrait-')).length).toBe(2 * 9 * names.length);
  });

  test('is refused what it names and has not, with file and field', () => {
    edit('content/people.ts', 'portrait-2.jpg', 'portrait-9.jpg');
    expect(() => build('--out=wrong')).toThrow(
      /error: content\/people\.ts, people\[2\]\.photo\.file: content\/photographs has no portrait-9\.jpg/,
    );
  });
});
