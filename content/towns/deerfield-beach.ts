import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['deerfield-beach'];

export const town: Town = {
  time,
  frame: { north: 26.405, south: 26.245 },
  drive: {
    points: [
      [26.3183, -80.0885],
      [26.3183, -80.1185],
    ],
  },
  roads: ['Glades Road', 'Palmetto Park Road', 'Hillsboro Boulevard'],
  landmarks: [
    { kind: 'pier', name: 'The fishing pier', short: 'The pier', at: [26.3165, -80.0752] },
    { kind: 'boardwalk', name: 'Deerfield Island', short: 'The island', at: [26.3255, -80.0815] },
  ],
  ways: [
    ['By Hillsboro Boulevard and I-95', sayMinutes(time.atTen)],
    ['From the pier, the drawbridge up', sayMinutes(time.later)],
    ['By Powerline Road, at ten', sayMinutes(time.atTen)],
  ],
  sources: [
    'Broward County Parks, Deerfield Island Park: 26° 19′ N, 80° 4′ 49″ W, with a boardwalk through mangroves',
    'Deerfield Beach International Fishing Pier: a public list of places, 26.318, -80.074, drawn at the shoreline',
  ],
};
