import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { about } from '../../content/about.ts';
import { claims } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { firm } from '../../content/firm.ts';
import type { AboutContent, Person } from '../../content/page-types.ts';
import { placeholders } from '../../content/placeholders.ts';
import { writePhotos } from '../../server/bundle/photos.ts';
import { readPages } from '../../server/editorial/read-pages.ts';
import { listMarks } from '../../server/figures/about/companies-desk.tsx';
import { drawAbout } from '../../server/figures/about/draw-about.tsx';
import { measureSea } from '../../server/figures/about/sea.ts';
import { getText, TreeNodes } from '../../shared/components/tree-nodes.tsx';
import { stringsOf } from '../words.ts';

const people: Person[] = about.team.items;
const none = new Map();
const lineOf = ({ lines }: Person, label: string) => lines.find((line) => line.label === label)?.text ?? '';

describe('the three people', () => {
  test('have one name each, on every page that names them', async () => {
    const words = stringsOf(await readPages()).join('\n');
    for (const { name } of people) {
      const [first = '', last] = name.split(' ');
      for (const [, other] of words.matchAll(new RegExp(`\\b${first} ([A-Z]\\w+)`, 'g'))) expect(other).toBe(last);
    }
  });

  test('sign each form once: the CPAs all of them, the bookkeeper none', () => {
    const signed = people.flatMap((person) => lineOf(person, 'Signs').match(/\b[A-Z]{0,2}-?\d{1,4}(-S)?\b/g) ?? []);
    expect(signed).toEqual(expect.arrayContaining(['1040', '1041', '706', '709', '1065', '1120', '1120-S', '990', 'DR-15']));
    expect(new Set(signed).size).toBe(signed.length);
    expect(people.map((person) => lineOf(person, 'Signs') !== '')).toEqual([true, true, false]);
    expect(people.map(({ role }) => role.startsWith('CPA'))).toEqual([true, true, false]);
  });

  test('are not live while they are invented: the content check names what is', () => {
    const listed = placeholders.filter(({ file }) => file === 'content/about.ts').map(({ field }) => field);
    const fields = ['name', 'license', 'education', 'lines'].map((field) => `team.items.${field}`);
    expect(listed).toEqual(expect.arrayContaining([...fields, 'room']));
    expect(stringsOf(people).some((text) => text.includes('AC-0000000'))).toBe(true);
  });
});

describe('the desks', () => {
  test('have the due dates of companies on the calendar, each on its day', () => {
    const marks = listMarks();
    expect(marks).toEqual(expect.arrayContaining(['2027-03-15', '2027-04-15', '2027-09-15', '2027-10-15']));
    expect(deadlineRules.find(({ id }) => id === 'form-1120-s')?.schedule).toMatchObject({ month: 3, day: 15 });
    const drawing = JSON.stringify(drawAbout(about, none).drawn?.pictures[1]);
    const [, drawn = ''] = drawing.match(/"stroke":"var\(--coral\)","strokeWidth":"5","d":"([^"]*)"/) ?? [];
    expect(drawn.match(/M/g)).toHaveLength(marks.length);
    // March is the third month of the first row; its 15th is the Monday of the third week.
    expect(drawn).toContain(`M${95 + 2 * 49 + 6} ${64 + 2 * 6}h4`);
  });

  test('say nothing: everything with meaning is in the words', () => {
    const { drawn } = drawAbout(about, none);
    expect(drawn?.pictures.map(getText)).toEqual(['', '', '']);
    for (const [picture] of drawn?.pictures ?? []) expect(picture?.[1]).toMatchObject({ 'aria-hidden': 'true' });
  });
});

describe('the room', () => {
  test('is as far from the sea as the office’s coordinates say', () => {
    expect(measureSea()).toBe('3.7');
    expect(measureSea({ lat: firm.office.lat, lon: firm.office.lon - 0.1 })).toBe('9.9');
    expect(() => measureSea({ lat: 25, lon: -80.1 })).toThrow('25 is not on the coast');
    expect(drawAbout(about, none).room.sea.lead).toBe('The sea is 3.7 miles that way.');
  });

  test('says on its plan what the list beside it says, and of the table what the firm claims', () => {
    const [plan] = drawAbout(about, none).drawn?.plan ?? [];
    expect(plan?.[1]).toMatchObject({ 'aria-hidden': 'true' });
    const text = getText(plan ? [plan] : []);
    for (const [index, { name }] of people.entries()) expect(text).toContain(`${index + 1}${name.split(' ')[0]}`);
    const { text: terms } = about.room.visit.find((line) => 'isTable' in line) ?? {};
    expect(terms).toBe(`${claims.consultation.value}, $0`);
    expect(text).toContain(terms);
  });
});

describe('a photograph instead of a desk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#1b6b68' } })
    .withExif({ IFD0: { Artist: 'The photographer' } })
    .jpeg()
    .toFile(join(folder, 'caroline.jpg'));
  const assets = join(folder, 'assets');
  const photo = { file: 'caroline.jpg', alt: 'Caroline at her desk' };
  const [first, ...others] = people;
  const items = first ? [{ ...first, photo }, ...others] : [];
  const withPhoto: AboutContent = { ...about, team: { ...about.team, items } };

  test('is one line of content: four small files, named by their bytes and without the camera’s notes', async () => {
    const [picture] = drawAbout(withPhoto, await writePhotos(items, folder, assets)).drawn?.pictures[0] ?? [];
    const files = readdirSync(assets);
    expect(files.map((file) => file.replace(/-\w{10}\./, '.')).sort()).toEqual([
      ...['photo.avif', 'photo.avif', 'photo.webp', 'photo.webp'],
    ]);
    for (const file of files) {
      const { width = 0, height, exif } = await sharp(join(assets, file)).metadata();
      expect([
        [384, 300],
        [768, 600],
      ]).toContainEqual([width, height]);
      expect(exif).toBeUndefined();
      expect(readFileSync(join(assets, file)).includes('The photographer')).toBe(false);
      expect(JSON.stringify(picture)).toContain(`/assets/${file} ${width}w`);
    }
    const html = renderToString(createElement(TreeNodes, { nodes: picture ? [picture] : [] }));
    expect(html).toMatch(/^<picture><source type="image\/avif" [^>]+><img class="team-picture" [^>]+><\/picture>$/);
    const [, , children = []] = typeof picture === 'string' ? [] : (picture ?? []);
    expect(children.map(([name]) => name)).toEqual(['source', 'img']);
    expect(children[1]?.[1]).toMatchObject({ alt: photo.alt, width: '384', height: '300', loading: 'lazy' });
  });

  test('is named by the build if it is missing, and ships nothing if nobody has one', async () => {
    await expect(writePhotos(items, join(folder, 'nowhere'), assets)).rejects.toThrow('caroline.jpg');
    expect(() => drawAbout(withPhoto, none)).toThrow('content/photos has no caroline.jpg');
    expect(await writePhotos(people, join(folder, 'nowhere'), join(folder, 'unused'))).toEqual(none);
    expect(readdirSync(folder)).not.toContain('unused');
  });
});
