import { describe } from 'vitest';
import { checkControls } from './check-controls.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkRoutes } from './check-routes.ts';
import { type Start, useEngine } from './visit.ts';

/** Defines what a visitor of any browser can rely on as the tests of one engine. */
export function checkEngine(name: string, how: Start): void {
  describe(name, () => {
    const visit = useEngine(how);
    checkRoutes(visit);
    checkControls(visit);
    checkNavigation(visit);
  });
}
