import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { footerServices } from '../../content/navigation.ts';
import { findService } from '../../content/services/index.ts';
import { getOfficeStatus } from '../../shared/office-status.ts';
import type { PageData } from '../../shared/page-data.ts';
import { listClosings } from '../deadlines/office-closings.ts';
import type { Asked, Page } from './page.ts';

/** How many days ahead a closing of the office is announced. */
const announced = 45;

const footer = {
  services: footerServices.map(({ title, paths }) => ({
    title,
    links: paths.map((path) => ({ label: findService(path).title, href: path })),
  })),
  cities: cities.map(({ title, path }) => ({ label: title, href: path })),
};

/** What a page shows, for what it was asked for, and what is around every page. `release` is the browser's script. */
export function createPageData(page: Page, asked: Asked, release: string): PageData {
  const { path, name, kind, parent, phone = firm.phone } = page;
  const { day, hour, today, origin } = asked;
  const closings = listClosings(day, announced);
  return {
    path,
    name,
    kind,
    ...(parent && { parent: { path: parent.path, name: parent.name } }),
    head: page.read(today).head,
    data: page.show(asked),
    phone,
    day,
    office: getOfficeStatus(`${hour}:00`, closings),
    closings,
    footer,
    origin,
    release,
  };
}
