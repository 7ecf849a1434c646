/** Degrees: latitude, longitude. */
export type Place = readonly [lat: number, lon: number];

/** The shoreline from the inlet at Lantana to Hollywood. */
export const shore: readonly Place[] = [
  [26.6, -80.0385],
  [26.55, -80.0425],
  [26.527, -80.0455],
  [26.495, -80.0515],
  [26.4615, -80.058],
  [26.42, -80.0635],
  [26.38, -80.0675],
  [26.34, -80.0725],
  [26.3184, -80.0755],
  [26.28, -80.08],
  [26.2379, -80.0885],
  [26.19, -80.0945],
  [26.15, -80.1],
  [26.1224, -80.104],
  [26.09, -80.1075],
  [26.05, -80.111],
];

/** How far the island reaches west of the shore, and the Intracoastal west of that, in degrees. */
export const widths = { island: 0.0068, intracoastal: 0.003 };

/** The counties north and south of their line. */
export const counties = { north: 'Palm Beach', south: 'Broward' } as const;

/** The latitude at which they meet. */
export const countyLine = 26.3205;

/** The cuts through the barrier island, by latitude. */
export const inlets = [
  { name: 'Boynton Inlet', lat: 26.5456 },
  { name: 'Boca Raton Inlet', lat: 26.3355 },
  { name: 'Hillsboro Inlet', lat: 26.2571 },
  { name: 'Port Everglades Inlet', lat: 26.0935 },
];

/** The highway along the coast, as its sign has it. */
export const highwayName = 'I-95';

/** It, north to south: at its exits, and where it bends. Good to about a quarter of a mile. */
export const highway: readonly Place[] = [
  [26.68, -80.066],
  [26.6, -80.069],
  [26.572, -80.07],
  [26.5457, -80.0712],
  [26.5283, -80.0723],
  [26.5132, -80.0735],
  [26.4613, -80.088],
  [26.4395, -80.09],
  [26.4205, -80.0935],
  [26.402, -80.0955],
  [26.395, -80.0978],
  [26.3868, -80.1045],
  [26.378, -80.1125],
  [26.3684, -80.119],
  [26.3506, -80.1215],
  [26.3183, -80.1185],
  [26.3045, -80.1195],
  [26.2745, -80.124],
  [26.2605, -80.129],
  [26.232, -80.1345],
  [26.203, -80.143],
  [26.1885, -80.15],
  [26.1665, -80.161],
  [26.1372, -80.168],
  [26.1219, -80.17],
  [26.085, -80.169],
  [26.05, -80.1665],
  [25.99, -80.1655],
];

/** A road across: its latitude, and from where in the west to where in the east it is drawn. */
export interface Road {
  lat: number;
  west: number;
  east: number;
}

/** Roads across, by name. */
export const roads = {
  'Boynton Beach Boulevard': { lat: 26.5283, west: -80.124, east: -80.0625 },
  'Woolbright Road': { lat: 26.5132, west: -80.113, east: -80.0508 },
  'Atlantic Avenue': { lat: 26.4613, west: -80.118, east: -80.0592 },
  'Linton Boulevard': { lat: 26.4395, west: -80.121, east: -80.0625 },
  'Spanish River Boulevard': { lat: 26.3868, west: -80.14, east: -80.0686 },
  'Glades Road': { lat: 26.3683, west: -80.1289, east: -80.0852 },
  'Palmetto Park Road': { lat: 26.3506, west: -80.15, east: -80.073 },
  'Hillsboro Boulevard': { lat: 26.3183, west: -80.1215, east: -80.0775 },
  'Copans Road': { lat: 26.2605, west: -80.165, east: -80.102 },
  'Atlantic Boulevard': { lat: 26.232, west: -80.175, east: -80.092 },
  'Commercial Boulevard': { lat: 26.1885, west: -80.225, east: -80.097 },
  'Broward Boulevard': { lat: 26.1219, west: -80.235, east: -80.137 },
} satisfies Record<string, Road>;

export type RoadName = keyof typeof roads;

/** The sources of the points above, looked up on November 22, 2026. */
export const coastSources = [
  'Boynton Inlet: Wikipedia, South Lake Worth Inlet, 26.54556, -80.04278',
  'Hillsboro Inlet: marinas.com, 26° 15.42′ N',
  'I-95 at Hillsboro Boulevard: east of Deerfield Beach station (Wikipedia, 26.31694, -80.12222)',
  'I-95 at Yamato Road: east of Boca Raton station (Wikipedia, 26.392596, -80.099076)',
  'I-95 at Atlantic Avenue, Delray Beach: east of the station there (Wikipedia, 26.454215, -80.090934)',
];
