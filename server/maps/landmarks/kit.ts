import type { ReactNode } from 'react';
import type { LandmarkKind } from '../../../content/towns/types.ts';
import { Arcade, Boardwalk, Drawbridge, Golf, Pines, School, Towers } from './land.tsx';
import { Crane, DriftBoat, Jetties, Lighthouse, Pier } from './sea.tsx';

/** The drawings of landmarks, each in a view box of 120 by 96 with the ground at 80. */
export const kit: Record<LandmarkKind, () => ReactNode> = {
  arcade: Arcade,
  boardwalk: Boardwalk,
  crane: Crane,
  drawbridge: Drawbridge,
  'drift-boat': DriftBoat,
  golf: Golf,
  jetties: Jetties,
  lighthouse: Lighthouse,
  pier: Pier,
  pines: Pines,
  school: School,
  towers: Towers,
};
