import type { TableRoute, View } from '../shared/route.ts';
import { createView } from '../shared/view.tsx';

/** The view of a route. Rejects if its words cannot be loaded or are not of its kind. */
export async function loadView(route: TableRoute): Promise<View> {
  return createView(route, await route.load());
}
