import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['delray-beach'];

export const town: Town = {
  time,
  frame: { north: 26.492, south: 26.34 },
  drive: {
    points: [
      [26.4613, -80.0728],
      [26.4613, -80.088],
    ],
  },
  roads: ['Atlantic Avenue', 'Linton Boulevard', 'Glades Road', 'Palmetto Park Road'],
  landmarks: [
    { kind: 'school', name: 'Old School Square', short: 'Old School\nSquare', at: [26.4625, -80.0725] },
    { kind: 'drawbridge', name: 'Atlantic Avenue Bridge', short: 'The bridge', at: [26.4613, -80.0663] },
  ],
  ways: [
    ['By Atlantic Avenue, most days', sayMinutes(time.atTen)],
    ['The same, a Friday in February', sayMinutes(time.later)],
    ['Better that Friday', 'by Linton Boulevard'],
  ],
  sources: [
    'Wikipedia, Old School Square: 51 N. Swinton Avenue, of 1913, 26.46250, -80.07250',
    'City of Delray Beach, ordinance 18-00: the Atlantic Avenue Bridge, placed on the waterway as it is drawn',
  ],
};
