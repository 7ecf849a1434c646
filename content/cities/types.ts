import type { ServicePath } from '../services/index.ts';
import type { CityBody, Today } from '../types.ts';
import type { counties, Place, RoadName } from './coast.ts';
import type { LandmarkKind } from './landmarks.ts';
import type { DriveTime } from './minutes.ts';

/** A point of a drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

/** The type of a text, as shared/sections/town.css has it: `name` is the class `town-name`. */
export type Font = 'name' | 'small' | 'water' | 'county' | 'ocean' | 'title' | 'long';

/** The part of a text that stands at its `x`. */
export type Align = 'start' | 'middle' | 'end';

/** One line of text; `y` is that of its baseline. */
export interface TextLine extends Point {
  text: string;
  font: Font;
  align: Align;
}

/** A sight that people know a town by: its place, and where its picture stands on both drawings of the map. */
export interface Landmark {
  kind: LandmarkKind;
  at: Place;
  wide: Point;
  narrow: Point;
}

/** The positions on one drawing of a town's map. They are set by hand; a test reports overlaps. */
export interface MapPositions {
  /** How far from the left edge the shore is, if the office has room then. */
  shore: number;
  /** The centers of the circles with the minutes at ten and the later ones. */
  atTen: Point;
  later: Point;
  /** The center of the sign of I-95. */
  shield: Point;
  /** From the office to the middle of the first line of its label, which moves with it. */
  office: Point;
  /** The upper left end of the scale. */
  scale: Point;
  /** The other towns that have a dot. */
  dots: string[];
  texts: TextLine[];
}

/** The map of a town and the drive from it to the office, which is in every frame. */
export interface TownMap {
  time: DriveTime;
  /** Latitudes of the upper and the lower edge. */
  frame: { north: number; south: number };
  /** From the dot of the town to I-95, and along that to Glades Road; if it `stays` off I-95, all the way to there. */
  drive: { points: Place[]; stays?: true };
  roads: RoadName[];
  /** The first is large in the town's link preview, so no other town begins with the same kind. */
  landmarks: Landmark[];
  /** The ways and how long each takes: the map in words. */
  ways: [way: string, takes: string][];
  /** The drawing for a map of 600 px or more, and the one for phones. */
  wide: MapPositions;
  narrow: MapPositions;
  /** The sources of the landmarks. */
  sources: string[];
}

/**
 * A city with a page: what other pages know of it, its words and its map. Code says "city" where people say "town"; the
 * path is the specification's.
 */
export interface CityEntry<Path extends string> {
  /** The page's name in links and breadcrumbs. */
  title: string;
  path: Path;
  /** The place itself, for the map and for metadata. */
  city: string;
  /** Whether it has a page and is none of the seven service cities. */
  hasPageOnly?: true;
  county: (typeof counties)[keyof typeof counties];
  lat: number;
  lon: number;
  /** On which side of its dot the map writes the name. */
  label: 'west' | 'east';
  /** Whether its page describes the firm as a local business, to search engines. */
  isLocalBusiness?: true;
  /** Whether search engines are told that the firm keeps books for it. */
  isServedWithBooks?: true;
  /** The number to call from this page, if it is not the office's. */
  phone?: string;
  /** The services whose pages lead here, and whom each of them serves in the town. */
  services: readonly { path: ServicePath; label: string }[];
  /** The words of its page on the office's day, an ISO date. */
  body: (today: Today, day: string) => CityBody;
  /** A page without a map begins with its words alone. */
  map?: TownMap;
}
