import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { footerServices } from '../../content/navigation.ts';
import { findService } from '../../content/services/index.ts';
import { getOfficeStatus } from '../../shared/office-status.ts';
import type { PageData } from '../../shared/page-data.ts';
import { listClosings } from '../deadlines/office-closings.ts';
import type { LoadedPage, Page, PageRequest } from './page.ts';

/** How many days ahead a closing of the office is announced. */
const announced = 45;

const footer = {
  services: footerServices.map(({ title, paths }) => ({
    title,
    links: paths.map((path) => ({ label: findService(path).title, href: path })),
  })),
  cities: cities.map(({ title, path }) => ({ label: title, href: path })),
};

/** What is sent to a browser: aliases are for the search alone. */
function withoutAliases<T>(props: T): T {
  return JSON.parse(JSON.stringify(props, (key, value) => (key === 'aliases' ? undefined : value)));
}

/** What a loaded page shows, and what is around every page. `release` is the browser's script. */
export function createPageData(
  { path, name, kind, parent, previewOf, phone = firm.phone }: Page,
  { head, preview, props }: LoadedPage,
  { day, hour, origin }: Pick<PageRequest, 'day' | 'hour' | 'origin'>,
  release: string,
): PageData {
  const closings = listClosings(day, announced);
  return {
    path,
    name,
    kind,
    ...(parent && { parent: { path: parent.path, name: parent.name } }),
    ...(previewOf && { previewOf }),
    head,
    preview,
    data: withoutAliases(props),
    phone,
    day,
    office: getOfficeStatus(`${hour}:00`, closings),
    closings,
    footer,
    origin,
    release,
  };
}
