import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['boca-raton'];

export const town: Town = {
  time,
  title: 'Downtown',
  frame: { north: 26.432, south: 26.298 },
  drive: {
    points: [
      [26.355, -80.0845],
      [26.355, -80.0862],
      [26.3683, -80.0852],
    ],
    stays: true,
  },
  roads: ['Spanish River Boulevard', 'Glades Road', 'Palmetto Park Road'],
  landmarks: [
    { kind: 'arcade', name: 'Mizner Park', short: 'Mizner Park', at: [26.355, -80.084] },
    { kind: 'boardwalk', name: 'Gumbo Limbo', short: 'Gumbo Limbo', at: [26.3663, -80.0701] },
  ],
  ways: [
    ['From Mizner Park, at ten', sayMinutes(time.atTen)],
    ['The same, near five', sayMinutes(time.later)],
    ['From Boca West, by Glades Road', sayMinutes(time.atTen)],
  ],
  sources: [
    'Gumbo Limbo Nature Center, 1801 N. Ocean Boulevard: two public maps, 26.3663, -80.0701',
    'Mizner Park, 327 Plaza Real: a public list of places, 26.355, -80.084',
  ],
};
