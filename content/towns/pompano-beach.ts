import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['pompano-beach'];

export const town: Town = {
  time,
  frame: { north: 26.392, south: 26.186 },
  drive: {
    points: [
      [26.232, -80.113],
      [26.232, -80.1345],
    ],
  },
  roads: ['Glades Road', 'Copans Road', 'Atlantic Boulevard'],
  landmarks: [
    { kind: 'lighthouse', name: 'Hillsboro Inlet Light', short: 'Inlet Light', at: [26.2592, -80.0838] },
    { kind: 'pier', name: 'Fisher Family Pier', short: 'The pier', at: [26.231, -80.0893] },
  ],
  ways: [
    ['By I-95, at ten in the morning', sayMinutes(time.atTen)],
    ['By I-95, after four', sayMinutes(time.later)],
    ['By Powerline Road', 'lights, but it moves'],
  ],
  sources: [
    'Wikipedia, Hillsboro Inlet Light: north side of the inlet, 26°15′33″N 80°04′51″W, drawn on the island’s shore',
    'City of Pompano Beach, 2019: the Fisher Family Pier; a public list of places, 26.231, -80.088, drawn at the shoreline',
  ],
};
