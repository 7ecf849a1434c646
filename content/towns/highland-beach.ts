import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['highland-beach'];

export const town: Town = {
  time,
  frame: { north: 26.467, south: 26.322 },
  drive: {
    points: [
      [26.4075, -80.0678],
      [26.3868, -80.0694],
      [26.3868, -80.1045],
    ],
  },
  roads: ['Linton Boulevard', 'Spanish River Boulevard', 'Glades Road', 'Palmetto Park Road'],
  landmarks: [
    { kind: 'towers', name: 'The condo row', short: 'Condo row', at: [26.3985, -80.0666] },
    { kind: 'drawbridge', name: 'Spanish River Bridge', short: 'The bridge', at: [26.3868, -80.0751] },
  ],
  ways: [
    ['By Spanish River Boulevard, at ten', sayMinutes(time.atTen)],
    ['The same, a winter afternoon', sayMinutes(time.later)],
    ['From the north end', 'by Linton Boulevard'],
  ],
  sources: [
    'The Coastal Star and Sun Sentinel: condominium towers along A1A, three of 17 stories at 3700 S. Ocean Boulevard',
    'Federal Register, June 6, 2008: Spanish River Boulevard bridge, mile 1044.9, Boca Raton, a drawbridge',
  ],
};
