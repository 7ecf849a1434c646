/**
 * Degrees to the units of the map's 480 x 720 view box. Longitude is stretched so that names fit beside their dots, a
 * quarter wider too, as in a font of the system where ours has come too late.
 */
export function project(lat: number, lon: number): { x: number; y: number } {
  return { x: Math.round((lon + 80.23) * 1870), y: Math.round((26.565 - lat) * 1510) };
}

/** Where Palm Beach County meets Broward. */
export const countyLine = 26.3205;
