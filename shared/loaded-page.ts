import type { Route, View } from './route.ts';

/** A route, and what is shown at its address. */
export interface Page {
  route: Route;
  view: View;
}

/** A page that is here, as a promise that carries its outcome the way React marks one: `use` does not suspend. */
export function createLoadedPage(page: Page): Promise<Page> {
  return Object.assign(Promise.resolve(page), { status: 'fulfilled', value: page });
}

/** Marks a promise in this way once it is settled, and returns it. */
export function markSettled(promise: Promise<Page>): Promise<Page> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
