import type { Section } from '../../content/types.ts';
import type { Ground } from './frame.tsx';

/** The ground each kind of section likes best. */
const preferred: Record<Section['kind'], Ground> = {
  why: 'paper',
  cards: 'sand',
  rows: 'paper',
  checklist: 'foam',
  considerations: 'sand',
  audience: 'paper',
  chips: 'foam',
  problems: 'paper',
  mistakes: 'sand',
  steps: 'paper',
  rates: 'sand',
  prices: 'sand',
  stories: 'foam',
  'why-us': 'paper',
  reviews: 'foam',
  testimonial: 'deep',
  questions: 'paper',
  'question-cards': 'paper',
  local: 'foam',
  'service-list': 'sand',
};

const light: Ground[] = ['paper', 'sand', 'foam'];

/**
 * A ground for each section: its favorite unless a neighbor has it, then one that leaves the next its favorite.
 * `before` and `after` are the grounds around them. No two neighbors are alike.
 */
export function groundsOf(kinds: Section['kind'][], before: Ground, after: Ground): Ground[] {
  const grounds: Ground[] = [];
  kinds.forEach((kind, index) => {
    const nextKind = kinds[index + 1];
    const taken = [index === 0 ? before : grounds[index - 1], nextKind ? undefined : after];
    const wish = preferred[kind];
    const free = light.filter((ground) => !taken.includes(ground));
    const spare = free.find((ground) => !nextKind || ground !== preferred[nextKind]) ?? free[0] ?? 'paper';
    grounds.push(taken.includes(wish) ? spare : wish);
  });
  return grounds;
}
