import { describe, expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { firm } from '../../content/firm.ts';
import { about } from '../../content/pages/about.ts';
import type { Person } from '../../content/pages/page-types.ts';
import { placeholders } from '../../content/placeholders.ts';
import { drawAbout } from '../../server/figures/about/draw-about.tsx';
import { measureSea } from '../../server/figures/about/sea.ts';
import { getText } from '../../shared/get-text.ts';
import { listPassages, loadedPages } from '../words.ts';

const people: Person[] = about.team.items;
const lineOf = ({ lines }: Person, label: string) => lines.find((line) => line.label === label)?.text ?? '';

describe('the three people', () => {
  test('have one name each, on every page that names them', () => {
    const words = [...loadedPages.values()].flatMap(listPassages).join('\n');
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
    const listed = placeholders.filter(({ file }) => file === 'content/pages/about.ts').map(({ field }) => field);
    const fields = ['name', 'license', 'education', 'lines'].map((field) => `team.items.${field}`);
    expect(listed).toEqual(expect.arrayContaining([...fields, 'room']));
  });
});

test('the room is as far from the sea as the office is, and its plan says what the list beside it says and the firm claims', () => {
  expect(measureSea()).toBe('3.7');
  expect(measureSea({ lat: firm.office.lat, lon: firm.office.lon - 0.1 })).toBe('9.9');
  const [plan] = drawAbout(about).plan;
  expect(plan?.[1]).toMatchObject({ 'aria-hidden': 'true' });
  const text = getText(plan ? [plan] : []);
  for (const [index, { name }] of people.entries()) expect(text).toContain(`${index + 1}${name.split(' ')[0]}`);
  const { text: terms } = about.room.visit.find((line) => 'isTable' in line) ?? {};
  expect(terms).toBe(`${claims.consultation.value}, $0`);
  expect(text).toContain(terms);
});
