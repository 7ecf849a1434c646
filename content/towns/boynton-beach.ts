import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['boynton-beach'];

export const town: Town = {
  time,
  frame: { north: 26.576, south: 26.346 },
  drive: {
    points: [
      [26.5283, -80.0905],
      [26.5283, -80.0723],
    ],
  },
  roads: ['Boynton Beach Boulevard', 'Linton Boulevard', 'Glades Road'],
  landmarks: [
    { kind: 'drift-boat', name: 'Boynton Harbor Marina', short: 'The marina', at: [26.5262, -80.0545] },
    { kind: 'school', name: 'The 1913 schoolhouse', short: 'Schoolhouse', at: [26.5281, -80.0628] },
  ],
  ways: [
    ['By I-95, at ten in the morning', sayMinutes(time.atTen)],
    ['By I-95, when Linton stacks up', sayMinutes(time.later)],
    ['When I-95 stops', 'by Congress Avenue'],
  ],
  sources: [
    'City of Boynton Beach, ordinance 17-013: Boynton School, 129 E. Ocean Avenue, of 1913',
    'Boynton Harbor Marina: beside the Ocean Avenue bridge, placed on the waterway as it is drawn',
  ],
};
