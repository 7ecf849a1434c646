import { expect, test } from 'vitest';
import { tabulate } from '../engines/tabulate.ts';

test('the table of engines says how many tests of each group have passed, and names what one has missed', () => {
  const outcomes = [
    { engine: 'WebKitGTK', what: 'the drawer', isPassed: true },
    { engine: 'WebKitGTK', what: 'the drawer', isPassed: false },
    { engine: 'Firefox ESR', what: 'the drawer', isPassed: true },
    { engine: 'Firefox ESR', what: 'the accordion', isPassed: true },
  ];
  const table = tabulate(outcomes);
  expect(table).toEqual({
    'the drawer': { 'Firefox ESR': '1 of 1', WebKitGTK: '1 of 2 MISSED' },
    'the accordion': { 'Firefox ESR': '1 of 1', WebKitGTK: 'MISSED' },
  });
  expect(Object.keys(table['the drawer'] ?? {})).toEqual(['Firefox ESR', 'WebKitGTK']);
});
