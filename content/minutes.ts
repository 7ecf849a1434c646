/** Whole minutes by car, at best and at worst; the same twice if the words give one number. */
export type Minutes = readonly [low: number, high: number];

/** How long the drive to the office takes at ten in the morning, and at the time that is worse. */
export interface DriveTime {
  atTen: Minutes;
  later: Minutes;
  /** When it is worse, in a word or two: "after four". */
  when: string;
}

/**
 * The drive to the office from each town, by the slug of its page. These numbers stand nowhere else: prose, eyebrows,
 * lists and maps take them from here. They are estimates until somebody has driven them (content/placeholders.ts).
 */
export const driveTimes = {
  'ocean-ridge': { atTen: [25, 25], later: [35, 35], when: 'February' },
  'boynton-beach': { atTen: [20, 20], later: [30, 30], when: 'in traffic' },
  'gulf-stream': { atTen: [20, 20], later: [30, 30], when: 'in winter' },
  'delray-beach': { atTen: [15, 20], later: [25, 30], when: 'February' },
  'highland-beach': { atTen: [15, 15], later: [25, 25], when: 'in winter' },
  'boca-raton': { atTen: [10, 20], later: [20, 25], when: 'near five' },
  'deerfield-beach': { atTen: [10, 15], later: [15, 20], when: 'bridge up' },
  'pompano-beach': { atTen: [20, 30], later: [30, 40], when: 'after four' },
  'fort-lauderdale': { atTen: [30, 45], later: [45, 60], when: 'after four' },
} satisfies Record<string, DriveTime>;

/** Minutes as a figure: "20–30", or "25". */
export function formatMinutes([low, high]: Minutes): string {
  return low === high ? `${low}` : `${low}–${high}`;
}

/** Minutes in words: "20 to 30 minutes". */
export function sayMinutes([low, high]: Minutes): string {
  return `${low === high ? low : `${low} to ${high}`} minutes`;
}

/** What to allow on most days: the range at ten, or from the one number at ten to the later one. */
export function findUsual({ atTen, later }: DriveTime): Minutes {
  const [low, high] = atTen;
  return low === high ? [low, later[1]] : atTen;
}
