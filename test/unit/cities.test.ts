import { describe, expect, onTestFinished, test } from 'vitest';
import { drawCity, maps, office, readMap } from '../../server/maps/maps.ts';
import type { TreeNode } from '../../shared/tree.ts';
import { type CitiesInput, checkCities } from '../../tools/check-content/city-checks.ts';

const town: CitiesInput['cities'][number] = { path: '/locations/a', city: 'A', ways: [['At ten', '20 to 30 minutes']] };
const page: CitiesInput['pages'][number] = {
  path: town.path,
  sections: [{ kind: 'local', heading: 'Driving here', paragraphs: ['Allow 20–30 minutes.'], links: [] }],
};

/** A map as its file has it, which shows minutes and links to towns. */
const draw = (minutes: string, links = '', drawnFor = office) =>
  readMap(`<svg data-office="${drawnFor}"><svg><text class="town-minutes">${minutes}</text>${links}</svg></svg>`);

/** What the content check says of a town with a map. */
const check = (files: Record<string, ReturnType<typeof draw>>, input: Partial<CitiesInput> = {}) =>
  checkCities({ cities: [town], nearbyCities: [], pages: [page], maps: new Map(Object.entries(files)), office, ...input }).map(
    ({ level, file, field, message }) => `${level} ${file}, ${field}: ${message}`,
  );

describe('the content check of the towns', () => {
  const moved = 'Tampa, Kennedy Boulevard, 27.95, -82.46';
  const file = 'warning content/cities/maps/a.svg';

  test.each<[string, Record<string, ReturnType<typeof draw>>, Partial<CitiesInput>, string[]]>([
    ['says nothing of a map that is right', { a: draw('20–30') }, {}, []],
    ['names a town without a map', {}, {}, [`${file}, svg: is missing, so /locations/a has no map; have one drawn`]],
    [
      'names a map in whose file no drawing is found',
      { a: readMap(`<svg data-office="${office}"><path d="M0 0"/></svg>`) },
      {},
      [`${file}, svg: is missing, so /locations/a has no map; have one drawn`],
    ],
    [
      'names the maps of the office before, which pages leave out',
      { a: draw('20–30', '', moved), coast: draw('', '<a href="/locations/a"></a>', moved) },
      {},
      ['a', 'coast'].map((name) => {
        const said = `is "${moved}" and the office is at "${office}", so pages leave the map out; have it drawn anew, and write that here`;
        return `warning content/cities/maps/${name}.svg, data-office: ${said}`;
      }),
    ],
    [
      'names minutes that the list beside the map does not have',
      { a: draw('20–30') },
      { cities: [{ ...town, ways: [['At ten', '20 to 35 minutes']] }] },
      [`${file}, town-minutes: 20–30 minutes are not in the words of /locations/a; correct the map, or those`],
    ],
    [
      'names minutes that the way in words does not have',
      { a: draw('20–30') },
      { pages: [] },
      [`${file}, town-minutes: 20–30 minutes are not in the words of /locations/a; correct the map, or those`],
    ],
    [
      'names a town that the map of the coast does not link',
      { a: draw('20–30'), coast: draw('') },
      {},
      ['warning content/cities/maps/coast.svg, /locations/a: is not linked; draw A, as the other towns are'],
    ],
    [
      'names a town without a page that the map of the coast links, and its map that is left',
      { a: draw('20–30'), b: draw(''), coast: draw('', '<a href="/locations/a"></a><a href="/locations/b"></a>') },
      {},
      [
        'warning content/cities/maps/b.svg, svg: is the map of no city; rename it, or delete it',
        'error content/cities/maps/coast.svg, /locations/b: is no page of a city; delete its link, with dot and name',
      ],
    ],
    [
      'names a color that is no swatch, and so the same at night',
      { a: draw('20–30', '<path fill="none" stroke="#bf4226"></path>') },
      {},
      [`${file}, #bf4226: is the same at night; use one of the swatches`],
    ],
    ['says nothing of the coast where no town has a page', { coast: draw('', '', moved) }, { cities: [] }, []],
    [
      'names a town that has a page and is still listed without one',
      { a: draw('20–30') },
      { nearbyCities: ['Lake Worth', 'A'] },
      ['error content/cities/nearby-cities.ts, A: has a page of its own, /locations/a; delete it here'],
    ],
  ])('%s', (_what, files, input, findings) => {
    expect(check(files, input)).toEqual(findings);
  });
});

test.each([
  ['is drawn', ''],
  ['an editor has saved it', ' id="path7" sodipodi:nodetypes="cc" style="stroke-width:2;-inkscape-stroke:none"'],
])('a map is read as React writes it when it %s: colors are tokens, and nothing is there for an editor alone', (_when, saved) => {
  const drawn = readMap(`<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" data-office="here">
  <style>text { fill: #000; }</style>
  <defs><linearGradient id="foam"><stop stop-color="#dfede7"/></linearGradient></defs>
  <svg class="town-wide" viewBox="0 0 9 9" x="8" width="9" height="9">
    <!-- the sea -->
    <path id="sea" fill="url(#foam)" d="M0 0"/>
    <use xlink:href="#sea" ${saved || 'stroke-width="2"'}/>
    <text aria-label="sea">Sea</text>
  </svg>
</svg>`);
  const sea: TreeNode[] = [
    ['path', { id: 'sea', fill: 'var(--foam)', d: 'M0 0' }, []],
    ['use', { href: '#sea', strokeWidth: '2' }, []],
    ['text', { 'aria-label': 'sea' }, ['Sea']],
  ];
  expect(drawn).toEqual({ office: 'here', drawings: [['svg', { className: 'town-wide', viewBox: '0 0 9 9' }, sea]] });
});

test('a town has a map and the list beside it, or neither: without a map, and with one of another office', () => {
  onTestFinished(() => void maps.delete('a'));
  expect(drawCity(town)).toEqual([]);
  maps.set('a', draw('20–30', '', 'elsewhere'));
  expect(drawCity(town)).toEqual([]);
  maps.set('a', draw('20–30'));
  expect(drawCity(town).map(([name]) => name)).toEqual(['div', 'dl']);
});
