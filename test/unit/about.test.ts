import { describe, expect, test } from 'vitest';
import { people } from '../../content/people.ts';
import { placeholders } from '../../content/placeholders.ts';
import { countPeople } from '../../content/team.ts';
import type { Person, Subject, Trade } from '../../content/types.ts';
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

  test('are not live while they are invented: the content check names what is', () => {
    const listed = placeholders.filter(({ file }) => file.startsWith('content/people.ts')).map(({ field }) => field);
    expect(listed).toEqual(
      expect.arrayContaining([
        'name, role',
        'license; "Florida-licensed", "ProAdvisor", "Both CPAs"',
        'education',
        'biography',
        'lines, answersFor',
      ]),
    );
  });

  test('answer for each subject once', () => {
    const subjects: Subject[] = people.flatMap(({ answersFor }) => answersFor);
    expect(subjects.toSorted()).toEqual(['books', 'companies', 'trusts'] satisfies Subject[]);
  });

  test.each<[Trade[], string, string, string, string]>([
    [['CPA', 'CPA', 'bookkeeper'], 'three', 'two CPAs and a bookkeeper', 'three, two CPAs and a bookkeeper,', 'two CPAs'],
    [['CPA', 'bookkeeper'], 'two', 'a CPA and a bookkeeper', 'two, a CPA and a bookkeeper,', 'a CPA'],
    [['CPA', 'CPA'], 'two', 'two CPAs', 'two CPAs', 'two CPAs'],
    [
      ['CPA', 'CPA', 'enrolled agent', 'office manager'],
      'four',
      'two CPAs, an enrolled agent, and an office manager',
      'four, two CPAs, an enrolled agent, and an office manager,',
      'two CPAs',
    ],
  ])('are counted in words by what they are: %j', (trades, size, all, members, cpas) => {
    expect(countPeople(trades.map((trade) => ({ trade })))).toEqual({ size, trades: all, members, cpas });
  });
});
