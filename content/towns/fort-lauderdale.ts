import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['fort-lauderdale'];

export const town: Town = {
  time,
  frame: { north: 26.396, south: 26.062 },
  drive: {
    points: [
      [26.1219, -80.1373],
      [26.1219, -80.17],
    ],
  },
  roads: ['Glades Road', 'Commercial Boulevard', 'Broward Boulevard'],
  landmarks: [
    { kind: 'drawbridge', name: 'Las Olas Bridge', short: 'Las Olas', at: [26.119, -80.1124] },
    { kind: 'crane', name: 'Port Everglades', short: 'The port', at: [26.092, -80.12] },
  ],
  ways: [
    ['By I-95, at ten in the morning', sayMinutes(time.atTen)],
    ['By I-95, after four', sayMinutes(time.later)],
    ['Our office', 'Boca Raton only'],
  ],
  note: 'No office here',
  sources: [
    'Las Olas Bridge: two public lists of waypoints, 26.1183, -80.1121 and 26.1189, -80.1077',
    'Port Everglades: three public lists of ports, 26.09, -80.12; 26.093, -80.120; 26.0941, -80.1260',
  ],
};
