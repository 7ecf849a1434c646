import type { Place, RoadName } from '../coast.ts';
import type { DriveTime } from '../minutes.ts';
import type { LandmarkKind } from './landmarks.ts';

/** What one knows a town by. */
export interface Landmark {
  kind: LandmarkKind;
  name: string;
  /** Where the map is small, on one line or two. */
  short: string;
  at: Place;
}

/** The map of a town and the drive from it to the office, which is in every frame. */
export interface Town {
  time: DriveTime;
  /** Latitudes of the upper and the lower edge. */
  frame: { north: number; south: number };
  /** From the dot of the town to I-95, and along that to Glades Road; if it `stays` off I-95, all the way to there. */
  drive: { points: Place[]; stays?: true };
  roads: RoadName[];
  /** The first is large in the town's link preview, so no other town begins with the same kind. */
  landmarks: Landmark[];
  /** The ways and how long each takes: all that the map says, as text. */
  ways: [way: string, takes: string][];
  /** What the map calls where the drive begins, if the town's own name would not tell it from the office. */
  title?: string;
  /** Under the town's name on the map. */
  note?: string;
  /** Where the landmarks were looked up. */
  sources: string[];
}
