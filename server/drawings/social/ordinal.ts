const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** A number as a place in a row: `3` is `3rd`. */
export function formatOrdinal(number: number): string {
  return `${number}${ends[rules.select(number)] ?? 'th'}`;
}
