import type { Point } from '../../content/towns/plan-types.ts';

/**
 * Turns degrees into whole units of the coast map, whose view box is 480 x 720. Longitude is stretched to make room for
 * the names beside the dots, even in a system font a quarter wider than ours.
 */
export function project(lat: number, lon: number): Point {
  return { x: Math.round((lon + 80.23) * 1870), y: Math.round((26.565 - lat) * 1510) };
}

/** The latitude at which Palm Beach County meets Broward. */
export const countyLine = 26.3205;
