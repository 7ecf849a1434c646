import type { Background } from './page-section.tsx';

const light: Background[] = ['paper', 'sand', 'foam'];

/**
 * A background for each section of a page, given the ones they prefer: the preferred one unless a neighbor has it, then
 * one that leaves the next section its own. `before` and `after` are those around them. No two neighbors are alike.
 */
export function chooseBackgrounds(preferred: Background[], before: Background, after: Background): Background[] {
  const chosen: Background[] = [];
  preferred.forEach((wanted, index) => {
    const next = preferred[index + 1];
    const taken = [chosen.at(-1) ?? before, next ? undefined : after];
    const free = light.filter((background) => !taken.includes(background));
    const spare = free.find((background) => background !== next) ?? free[0] ?? 'paper';
    chosen.push(taken.includes(wanted) ? spare : wanted);
  });
  return chosen;
}
