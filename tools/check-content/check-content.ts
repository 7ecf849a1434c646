import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { categories } from '../../content/blog/categories.ts';
import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { nearbyCities } from '../../content/cities/nearby-cities.ts';
import { claims } from '../../content/claims.ts';
import { keyDateRules } from '../../content/deadlines/key-dates.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts, readFactsOn } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { formLines } from '../../content/forms/form-lines.ts';
import * as navigation from '../../content/navigation.ts';
import { notices } from '../../content/notices.ts';
import { origins } from '../../content/origins.ts';
import { people } from '../../content/people.ts';
import { placeholders } from '../../content/placeholders.ts';
import { packagePrices, prices } from '../../content/prices.ts';
import { redirects } from '../../content/redirects.ts';
import { services } from '../../content/services/index.ts';
import { team } from '../../content/team.ts';
import { createOldAddresses } from '../../server/http/old-addresses.ts';
import { maps, office } from '../../server/maps/maps.ts';
import { createSiteIndex, emptyIndex } from '../../server/page/site-index.ts';
import { allPages, pages } from '../../server/pages/index.ts';
import type { SiteIndex } from '../../server/pages/page.ts';
import { findFormPlaces } from '../../server/search/form-places.ts';
import { listSections } from '../../server/search/page-sections.ts';
import { capitalize, formatAddress, formatDollars } from '../../shared/format.ts';
import { getOfficeDay, readOfficeTime } from '../../shared/office/clock.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { findStale, readDrawn } from '../link-previews/find-stale.ts';
import { checkCities } from './city-checks.ts';
import { checkFiles } from './file-checks.ts';
import { type Finding, formatFinding } from './findings.ts';
import { checkForms } from './form-checks.ts';
import { checkHours } from './hours-checks.ts';
import { isAddress, isLink, isServed, staticFiles } from './is-address.ts';
import { checkLaunch, listForms } from './launch-checks.ts';
import { listPhotographs } from './list-photographs.ts';
import { checkNotices } from './notice-checks.ts';
import { checkOrigins } from './origin-checks.ts';
import { checkHtml, checkLinks, checkPages } from './page-checks.ts';
import { checkPhotographs } from './photograph-checks.ts';
import { checkPreviews } from './preview-checks.ts';
import { findFile, type PageRecord, readRecords } from './read-records.ts';
import { checkReading } from './reading-checks.ts';
import { checkRedirects } from './redirect-checks.ts';
import { checkIds, checkRendering, type Rendered, renderPages } from './render-checks.ts';
import { listStrings } from './strings.ts';
import { checkCharacters, checkFigures } from './text-checks.ts';
import { checkValues } from './value-checks.ts';
import { checkWeekdays } from './weekday-checks.ts';

// `npm run check:content`: errors fail. `-- --strict`, for going live: warnings fail, too, and what is still to do, which is
// listed then. `--day=2027-01-15` looks as of that day, so that it says what has to be looked up until then.
const { strict, day: today } = parseArgs({
  options: { strict: { type: 'boolean' }, day: { type: 'string', default: getOfficeDay(new Date()) } },
}).values;
const { phone, email } = firm;
const lines = cities.flatMap(({ city, phone }) => (phone ? [[`the phone of ${city}`, phone]] : []));
const written = articles.flatMap(({ slug, body, readTime }) =>
  body ? [{ file: findFile(`/blog/${slug}`), html: body(readFactsOn(today)).content, readTime }] : [],
);
const shared = [
  formatAddress(firm.office),
  capitalize(team.trades),
  ...listHours(firm.hours, today).map((row) => formatHoursRow(row)),
];
const unwritten = articles.filter(({ body }) => !body).map(({ slug }) => `/blog/${slug}`);

/** Checks the pages. */
async function checkSite(records: PageRecord[], rendered: Rendered[]): Promise<Finding[]> {
  const byPath = new Map(rendered.map((page) => [page.path, page]));
  // Files have no sections that could be known.
  const hasId = (path: string, id: string) => byPath.get(path)?.ids.includes(id) ?? true;
  const leadsSomewhere = (href: string) => {
    const [path = '', id] = href.split('#');
    return isLink(href, today) && (id === undefined || hasId(path.replace(/\?.*/, ''), id));
  };
  const privacy = listStrings(records.find(({ path }) => path === '/privacy')?.props).map(({ text }) => text);
  const named = (await findFormPlaces(records.flatMap(listSections))).keys();
  const drawn = await readDrawn();
  const findTarget = createOldAddresses(redirects);
  const isGone = (path: string) => !pages.some((page) => page.path === path) && findTarget(path) === undefined;
  const linked = new Set(rendered.flatMap(({ path, links }) => links.filter((other) => other !== path)));
  return [
    ...checkLinks({ file: 'content/navigation.ts', day: today, props: navigation }, { unwritten, isPage: isLink, hasId }),
    ...checkIds(rendered),
    ...checkPages({
      pages: records,
      people,
      isLinked: (path) => linked.has(path),
      unwritten,
      isPage: isLink,
      hasId,
      shared,
      today,
    }),
    ...checkForms(named, formLines),
    ...checkWeekdays(firm.hours, records),
    ...checkNotices(notices, leadsSomewhere, readOfficeTime(new Date())),
    ...checkRedirects({ redirects, hasId, isAddress: (href) => isAddress(href, today), isServed }),
    ...(await checkPhotographs(listPhotographs(records))),
    ...checkCities({ cities, nearbyCities, pages: records, maps, office }),
    ...checkOrigins(origins, privacy.join(' ')),
    ...checkPreviews(findStale(pages, drawn, today), Object.keys(drawn).filter(isGone)),
  ];
}

/** The places of the office and of the cities. */
const places = [
  { file: 'content/firm.ts', ...firm.office },
  ...cities.map(({ path, lat, lon }) => ({ file: findFile(path), lat, lon })),
];

/** What each entry of a list has alone. */
const lists = {
  'content/services/index.ts': services.map(({ path }) => path),
  'content/cities/index.ts': cities.map(({ path }) => path),
  'content/cities/nearby-cities.ts': nearbyCities,
  'content/blog/index.ts': articles.map(({ slug }) => slug),
  'content/blog/categories.ts': categories.map(({ name }) => name),
  'content/deadlines/key-dates.ts': keyDateRules.map(({ rule, payment }) => [rule, payment].join(' ')),
  'content/deadlines/': deadlineRules.map(({ id }) => id),
  'content/people.ts': people.map(({ name }) => name),
  'content/notices.ts': notices.map(({ text }) => text),
  'content/navigation.ts, headerLinks': navigation.headerLinks.map(({ href }) => href),
  'content/navigation.ts, drawerLinks': navigation.drawerLinks.map(({ href }) => href),
  'content/navigation.ts, commonLinks': navigation.commonLinks.map(({ href }) => href),
  'content/navigation.ts, footerLinks': navigation.footerLinks.map(({ href }) => href),
  'content/navigation.ts, footerServices': navigation.footerServices.flatMap(({ paths }) => paths),
  ...Object.fromEntries(navigation.footerServices.map(({ title, paths }) => [`content/navigation.ts, ${title}`, paths])),
};

/** The figures of the price list and of the claims, each with its file. */
const figures = new Map([
  ...[...Object.values(prices).map(({ price }) => price), ...Object.values(packagePrices)].flatMap((price) =>
    typeof price === 'string' ? [] : [price.low, price.high].map((end) => [formatDollars(end), 'content/prices.ts'] as const),
  ),
  ...Object.values(claims)
    .flatMap(({ value }) => listForms(value))
    .filter((form) => /\d/.test(form))
    .map((form) => [form, 'content/claims.ts'] as const),
]);

/** Reads the files of content as they are, articles among them. */
async function readContent(): Promise<{ file: string; text: string }[]> {
  const folder = join(staticFiles, '../../content');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    names.map(async (name) => ({
      file: `content/${name.replaceAll(sep, '/')}`,
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

/** Checks what pages are made of: values, HTML and files. An error in them keeps pages from loading. */
async function checkSources(): Promise<Finding[]> {
  const paths = await readdir(staticFiles, { recursive: true, withFileTypes: true });
  const files = paths
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(staticFiles, join(parentPath, name)));
  const content = await readContent();
  return [
    ...checkFiles(files.map((path) => path.replaceAll(sep, '/')).sort()),
    ...checkCharacters(content),
    ...checkFigures(content, figures),
    ...checkValues({
      firm,
      today,
      articles,
      facts,
      claims,
      rules: deadlineRules,
      keyDates: keyDateRules,
      prices,
      people,
      places,
      lists,
    }),
    ...checkHours(firm.hours, today),
    ...written.flatMap(checkHtml),
  ];
}

const sources = await checkSources();
const faults = sources.filter(({ level }) => level === 'error');
const rendered: Rendered[] = [];
/** Renders pages, and adds those that throw to the faults. */
function renderNext(needsIndex: boolean, index: SiteIndex): void {
  const next = allPages.filter((page) => Boolean(page.needsIndex) === needsIndex);
  rendered.push(...renderPages(next, today, index));
  faults.push(...checkRendering(rendered));
}
if (faults.length === 0) renderNext(false, emptyIndex);
const index = faults.length > 0 ? undefined : await createSiteIndex(today);
if (index) renderNext(true, index);
const records = index && faults.length === 0 ? readRecords(today, index) : [];
const launch = {
  pages: records,
  facts,
  claims,
  placeholders,
  firm: { phone, ...Object.fromEntries(lines), email },
  unwritten,
  rules: deadlineRules,
};
const warned = sources.filter(({ level }) => level !== 'error');
const found = faults.length > 0 ? faults : await checkSite(records, rendered);
const findings = [...warned, ...found, ...checkLaunch(launch, today)];
const [reminders, warnings, errors] = (['reminder', 'warning', 'error'] as const).map((level) =>
  findings.filter((finding) => finding.level === level),
) as [Finding[], Finding[], Finding[]];
// What is worst is nearest to where the reader of a terminal is.
for (const finding of [...(strict ? reminders : []), ...checkReading(records), ...warnings, ...errors])
  console.info(formatFinding(finding));
const toLaunch = `${reminders.length} to do before going live${strict ? '' : ' (listed by npm run check:content -- --strict)'}`;
const waiting = pages.filter(({ kind, from = today }) => kind === 'article' && from > today);
const toCome = waiting.map(({ path, from }) => `; ${path} waits for ${from}`).join('');
console.info(`Content: ${errors.length} errors, ${warnings.length} warnings, ${toLaunch}${toCome}`);
if (errors.length > 0 || (strict && findings.length > 0)) process.exitCode = 1;
