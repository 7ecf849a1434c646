import { type ReactNode, useDeferredValue } from 'react';
import { usePage } from '../page-context.ts';

/**
 * What follows the head of a page. Where the page may come in two steps, this is the second one: a slow phone shows the
 * head in half the time, and a tap that comes before the rest is not kept waiting.
 */
export function BelowHead({ children }: { children: ReactNode }) {
  const here = useDeferredValue(true, !usePage().inSteps);
  return here ? children : <div className="below-head" />;
}
