import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { footerServices } from '../../content/navigation.ts';
import { notices } from '../../content/notices.ts';
import { findService } from '../../content/services/index.ts';
import type { PageData } from '../../shared/routes.tsx';
import type { Assets } from '../assets.ts';
import { findNotices } from '../office/find-notices.ts';
import { getOfficeStatus, readCalendar } from '../office/status.ts';
import type { LoadedPage, Page, PageRequest } from '../pages/page.ts';
import { formatQuery } from './query.ts';

const footer = {
  services: footerServices.map(({ title, paths }) => ({
    title,
    links: paths.map((path) => ({ label: findService(path).title, href: path })),
  })),
  cities: cities.map(({ title, path }) => ({ label: title, href: path })),
};

/** A loaded page with the ISO date on which it was last reviewed; a not-found page has none. */
interface ReviewedPage extends LoadedPage {
  reviewed?: string;
}

/** Loads a page, and finds the day of its last review: the latest review of its words, its facts and its due dates. */
export function loadReviewed<Request extends PageRequest>(
  load: (request: Request) => LoadedPage,
  request: Request,
): ReviewedPage {
  const days: string[] = [];
  const facts: PageRequest['facts'] = (fact) => {
    days.push(fact.checked);
    return request.facts(fact);
  };
  const loaded = load({ ...request, facts });
  if (!('updated' in loaded.head)) return loaded;
  return { ...loaded, reviewed: [loaded.head.updated, ...days, ...(loaded.checked ?? [])].sort().at(-1) ?? loaded.head.updated };
}

/** Removes the aliases, which only the search reads, from the data for the browser. */
function withoutAliases<T>(props: T): T {
  return JSON.parse(JSON.stringify(props, (key, value) => (key === 'aliases' ? undefined : value)));
}

/** Joins a loaded page with the data that every page has, and the addresses of the files that its components need. */
export function createPageData(
  { path, name, kind, parent, previewOf, phone = firm.phone }: Page,
  { head, preview, props, reviewed }: ReviewedPage,
  { day, since, until, origin, query, getPhoto }: Omit<PageRequest, 'facts' | 'suggestions'>,
  { script, sprite, desks }: Pick<Assets, 'script' | 'sprite' | 'desks'>,
): PageData {
  const calendar = readCalendar(since);
  const [special] = calendar.special;
  const photo = 'photo' in head ? getPhoto(head.photo, 'head') : undefined;
  return {
    path,
    name,
    kind,
    ...(parent && { parent: { path: parent.path, name: parent.name } }),
    ...(previewOf && { previewOf }),
    head,
    ...(formatQuery(query) && { isView: true as const }),
    ...(photo && { photo }),
    preview,
    ...(reviewed && { reviewed }),
    data: withoutAliases(props),
    phone,
    day,
    since,
    until,
    office: getOfficeStatus(since, calendar),
    ...(special && { special }),
    notices: findNotices(notices, since),
    footer,
    origin,
    sprite,
    desks,
    release: script,
  };
}
