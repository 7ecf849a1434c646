import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['ocean-ridge'];

export const town: Town = {
  time,
  frame: { north: 26.59, south: 26.346 },
  drive: {
    points: [
      [26.5315, -80.048],
      [26.5132, -80.0508],
      [26.5132, -80.0735],
    ],
  },
  roads: ['Woolbright Road', 'Atlantic Avenue', 'Glades Road'],
  landmarks: [
    { kind: 'jetties', name: 'Boynton Inlet', short: 'The inlet', at: [26.5456, -80.0428] },
    { kind: 'drawbridge', name: 'Ocean Avenue Bridge', short: 'The bridge', at: [26.5268, -80.0538] },
  ],
  ways: [
    ['By Woolbright Road, at ten', sayMinutes(time.atTen)],
    ['The same, a February afternoon', sayMinutes(time.later)],
    ['By the Ocean Avenue bridge', 'fewer turns'],
  ],
  sources: [
    'Wikipedia, South Lake Worth Inlet: between Manalapan and Ocean Ridge, 26.54556, -80.04278',
    'Ocean Avenue Bridge: a drawbridge of 33 CFR 117.261, placed on the waterway as it is drawn',
  ],
};
