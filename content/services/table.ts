import type { ServiceEntry } from '../types.ts';
import { type ServicePath, services } from './index.ts';

/** What every page needs to know of a service; the rest of its card is in the chunks of the pages that show it. */
export type ServiceLink = Pick<ServiceEntry<ServicePath>, 'title' | 'path' | 'icon'>;

/** Every service of the index. */
export const serviceTable: ServiceLink[] = services.map(({ title, path, icon }) => ({ title, path, icon }));
