// The firm's mark, a sea-grape leaf, as path data on a square of 100 units.

/** The outline. The stem is at the foot. */
export const blade = 'M50 8C74 6 95 25 95 50S76 95 50 95 5 75 5 50 26 6 50 8Z';

/** The veins, as lines. */
export const veins =
  'M50 98V18M50 82C37 80 25 71 20 58M50 82C63 80 75 71 80 58M50 63C39 61 30 53 27 42M50 63C61 61 70 53 73 42M50 45C43 43 37 38 35 29M50 45C57 43 63 38 65 29';
