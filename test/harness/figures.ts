import { type Child, startChild } from './child.ts';

/** What was asked for, what was found, and the most that it may be. */
export interface Figure {
  what: string;
  found: number;
  most: number;
}

function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Prints figures as a table. Returns whether all are within their limits. */
export function printFigures(figures: Figure[]): boolean {
  const rows = figures.map(({ what, found, most }) => ({
    what,
    found: format(found),
    'at most': format(most),
    '': found <= most ? '' : 'MISSED',
  }));
  console.table(rows);
  return figures.every(({ found, most }) => found <= most);
}

/** Runs a harness on the built server, or the naive one, prints its figures, and exits with 1 if a limit is missed. */
export async function runHarness(measure: (child: Child) => Promise<Figure[]>): Promise<void> {
  const kind = process.argv.includes('--naive') ? 'naive' : 'built';
  const child = await startChild(kind);
  console.info(`The ${kind} server, Node ${process.version}, 144 MB of heap`);
  const figures = await measure(child).finally(() => child.stop());
  process.exit(printFigures(figures) ? 0 : 1);
}
