import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { claims } from '../../content/claims.ts';
import { firm } from '../../content/firm.ts';
import { about } from '../../content/pages/about.ts';
import { countPeople, people } from '../../content/people.ts';
import type { Person, Subject, Trade } from '../../content/types.ts';
import { drawAbout } from '../../server/figures/about/draw-about.tsx';
import { FloorPlan } from '../../server/figures/about/floor-plan.tsx';
import { measureSea } from '../../server/figures/about/sea.ts';
import { toNodes } from '../../server/to-nodes.ts';
import { getText } from '../../shared/get-text.ts';
import { listPassages, loadedPages } from '../words.ts';

const lineOf = ({ lines }: Person, label: string) => lines.find((line) => line.label === label)?.text ?? '';

describe('the people', () => {
  test('have one name each, on every page that names them', () => {
    const words = [...loadedPages.values()].flatMap(listPassages).join('\n');
    for (const { name } of people) {
      const [first = '', last] = name.split(' ');
      for (const [, other] of words.matchAll(new RegExp(`\\b${first} ([A-Z]\\w+)`, 'g'))) expect(other).toBe(last);
    }
  });

  test('sign each form once: the CPAs all of them, and nobody else', () => {
    const signed = people.flatMap((person) => lineOf(person, 'Signs').match(/\b[A-Z]{0,2}-?\d{1,4}(-S)?\b/g) ?? []);
    expect(signed).toEqual(expect.arrayContaining(['1040', '1041', '706', '709', '1065', '1120', '1120-S', '990', 'DR-15']));
    expect(new Set(signed).size).toBe(signed.length);
    const isCpa = people.map(({ trade }) => trade === 'CPA');
    expect(people.map((person) => lineOf(person, 'Signs') !== '')).toEqual(isCpa);
    expect(people.map(({ role }) => role.startsWith('CPA'))).toEqual(isCpa);
  });

  test('answer for each subject once', () => {
    const subjects: Subject[] = people.flatMap(({ answersFor }) => answersFor);
    expect(subjects.toSorted()).toEqual(['books', 'companies', 'trusts'] satisfies Subject[]);
  });

  test.each<[Trade[], string, string, string]>([
    [['CPA', 'CPA', 'bookkeeper'], 'three', 'two CPAs and a bookkeeper', 'two CPAs'],
    [['CPA', 'bookkeeper'], 'two', 'a CPA and a bookkeeper', 'a CPA'],
    [
      ['CPA', 'CPA', 'enrolled agent', 'office manager'],
      'four',
      'two CPAs, an enrolled agent, and an office manager',
      'two CPAs',
    ],
  ])('are counted in words by what they are: %j', (trades, size, all, cpas) => {
    expect(countPeople(trades.map((trade) => ({ trade })))).toEqual({ size, trades: all, cpas });
  });
});

test.each([2, 4, 5])('the plan has a desk for each of %i people, within its walls and beside the others', (count) => {
  const [person] = people;
  const crew = Array.from({ length: count }, (_, index) => ({ ...(person as Person), name: `Person${index} Last` }));
  const plan = JSON.stringify(toNodes(createElement(FloorPlan, { room: about.room, people: crew })));
  const places = [...plan.matchAll(/"translate\((\d+) 0\)"/g)].map(([, x]) => Number(x));
  expect(places).toHaveLength(count);
  for (const [index, x] of places.entries()) {
    expect(x - 64).toBeGreaterThan(8);
    expect(x + 64).toBeLessThan(692);
    if (index > 0) expect(x - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(128);
  }
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
