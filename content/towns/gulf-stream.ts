import { driveTimes, sayMinutes } from '../minutes.ts';
import type { Town } from './types.ts';

const time = driveTimes['gulf-stream'];

export const town: Town = {
  time,
  frame: { north: 26.532, south: 26.348 },
  drive: {
    points: [
      [26.4951, -80.0546],
      [26.4615, -80.061],
      [26.4395, -80.0638],
      [26.4395, -80.09],
    ],
  },
  roads: ['Atlantic Avenue', 'Linton Boulevard', 'Glades Road'],
  landmarks: [
    { kind: 'golf', name: 'Gulf Stream Golf Club', short: 'Golf club', at: [26.4885, -80.0545] },
    { kind: 'pines', name: 'The pines of A1A', short: 'The pines', at: [26.48, -80.0574] },
  ],
  ways: [
    ['By A1A and Linton, at ten', sayMinutes(time.atTen)],
    ['The same, a winter afternoon', sayMinutes(time.later)],
    ['From the north end', 'by Woolbright Road'],
  ],
  sources: [
    'greensvisited.com: Gulf Stream Golf Club, of 1924, between the Atlantic and the Intracoastal; 2401 N. Ocean Boulevard',
    'The Coastal Star: Australian pines along A1A in Gulf Stream, from Pelican Lane to Sea Road, protected by an act of 1996',
  ],
};
