import { cityTable } from './table.ts';

/** Every city with a page, as a list shows it. */
export const cityLinks = cityTable.map(({ title, path, county }) => ({ title, path, county }));
