import { type Service, services } from './index.ts';

/** What every page needs to know of a service; the rest of its card is in the chunks of the pages that show it. */
export type ServiceLink = Pick<Service, 'title' | 'path' | 'icon' | 'load'>;

/** Every service of the index. */
export const serviceTable: ServiceLink[] = services.map(({ title, path, icon, load }) => ({ title, path, icon, load }));
