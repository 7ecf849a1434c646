import { highway, type Place, shore } from '../../content/cities/coast.ts';
import type { Point, TownMap } from '../../content/cities/types.ts';
import { firm } from '../../content/firm.ts';
import type { View } from './view.ts';

/** A degree of latitude at 26.4° N, in miles. */
export const milesPerDegree = 68.83;

/** The place of the office. */
export const office: Place = [firm.office.lat, firm.office.lon];

/** Finds the longitude at which a line crosses a latitude. The line goes from north to south. */
export function findLon(line: readonly Place[], lat: number): number {
  const index = line.findIndex(([other]) => other <= lat);
  const [from, to] = [line[Math.max(0, index - 1)], line.at(index)];
  if (!from || !to || from === to) return (to ?? from ?? office)[1];
  return from[1] + ((from[0] - lat) / (from[0] - to[0])) * (to[1] - from[1]);
}

/** How many degrees of longitude inland a map reaches: 25 miles. */
const inland = 0.4;

/** Whether a place is on the coast that content/cities/coast.ts draws: west of the shore, near it, and between its ends. */
export function isOnCoast([lat, lon]: Place): boolean {
  const latitudes = shore.map(([lat]) => lat);
  const east = findLon(shore, lat);
  return lat <= Math.max(...latitudes) && lat >= Math.min(...latitudes) && lon <= east && lon > east - inland;
}

/** Finds the whole drive, from the town's dot to the office. */
export function findDrive({ drive: { points, stays } }: TownMap): Place[] {
  const [joins = office[0]] = points.at(-1) ?? office;
  const [low, high] = [Math.min(joins, office[0]), Math.max(joins, office[0])];
  const between = stays ? [] : highway.filter(([lat]) => lat > low && lat < high);
  const along = joins < office[0] ? between.reverse() : between;
  const leaves: Place[] = stays ? [] : [[office[0], findLon(highway, office[0])]];
  return [...points, ...along, ...leaves, office];
}

/** Turns degrees into units of a drawing. North is up, and a mile has the same length in every direction. */
export interface Projection {
  project: (place: Place) => Point;
  /** The units of a degree of longitude. */
  across: number;
  /** The latitude of a `y`. */
  toLat: (y: number) => number;
  /** Converts miles to units. */
  miles: (miles: number) => number;
  /** Whether a latitude is within the frame, and at least `margin` units from its upper and lower edge. */
  shows: (lat: number, margin?: number) => boolean;
}

/** Creates the projection that fits a town's frame into the height of a drawing. */
export function createProjection({ frame: { north, south } }: Pick<TownMap, 'frame'>, view: View): Projection {
  const along = view.height / (north - south);
  const middle = (north + south) / 2;
  const across = along * Math.cos((middle * Math.PI) / 180);
  const shoreLon = findLon(shore, middle);
  const start = Math.max(view.shore, view.west + (shoreLon - office[1]) * across);
  const project = ([lat, lon]: Place) => ({ x: start + (lon - shoreLon) * across, y: (north - lat) * along });
  const shows = (lat: number, margin = 0) => {
    const { y } = project([lat, 0]);
    return y >= margin && y <= view.height - margin;
  };
  const toLat = (y: number) => north - y / along;
  return { project, across, toLat, miles: (miles) => (miles / milesPerDegree) * along, shows };
}
