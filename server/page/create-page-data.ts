import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { footerServices } from '../../content/navigation.ts';
import { notices } from '../../content/notices.ts';
import { findService } from '../../content/services/index.ts';
import { daysAhead } from '../../shared/office/status.ts';
import type { PageData } from '../../shared/routes.tsx';
import { findNotices } from '../office/find-notices.ts';
import { listSpecialHours } from '../office/special-hours.ts';
import type { Page, PageRequest } from '../pages/page.ts';
import type { ReviewedPage } from './load-page.ts';

const footer = {
  services: footerServices.map(({ title, paths }) => ({
    title,
    links: paths.map((path) => ({ label: findService(path).title, href: path })),
  })),
  cities: cities.map(({ title, path }) => ({ label: title, href: path })),
};

/** Removes the aliases, which only the search reads, from the data for the browser. */
function withoutAliases<T>(props: T): T {
  return JSON.parse(JSON.stringify(props, (key, value) => (key === 'aliases' ? undefined : value)));
}

/** Joins a loaded page with the data that every page has. `release` is the browser's script. */
export function createPageData(
  { path, name, kind, parent, previewOf, phone = firm.phone }: Page,
  { head, preview, props, reviewed }: ReviewedPage,
  { day, time, origin, getPhoto }: Pick<PageRequest, 'day' | 'time' | 'origin' | 'getPhoto'>,
  release: string,
): PageData {
  const photo = 'photo' in head ? getPhoto(head.photo, 'head') : undefined;
  return {
    path,
    name,
    kind,
    ...(parent && { parent: { path: parent.path, name: parent.name } }),
    ...(previewOf && { previewOf }),
    head,
    ...(photo && { photo }),
    preview,
    ...(reviewed && { reviewed }),
    data: withoutAliases(props),
    phone,
    day,
    time,
    special: listSpecialHours(firm.hours, day, daysAhead),
    ...findNotices(notices, time),
    footer,
    origin,
    release,
  };
}
