import { articles } from '../../content/blog/index.ts';
import { cities } from '../../content/cities/index.ts';
import { claims } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { formLines } from '../../content/form-lines.ts';
import * as navigation from '../../content/navigation.ts';
import { placeholders } from '../../content/placeholders.ts';
import { pages } from '../../server/find-page.ts';
import { findFormPlaces } from '../../server/search/form-places.ts';
import { readPages, readSections } from '../../server/site-index.ts';
import { getOfficeDay } from '../../shared/office-clock.ts';
import { findStale, readDrawn } from '../link-previews/find-stale.ts';
import { checkAnswers } from './answer-checks.ts';
import { checkForms } from './form-checks.ts';
import { isAddress } from './is-address.ts';
import { checkLaunch } from './launch-checks.ts';
import { checkPages } from './page-checks.ts';
import { checkPreviews } from './preview-checks.ts';
import { readRecords } from './read-records.ts';
import { listLinks } from './strings.ts';

// `npm run check:content`: errors fail. `-- --strict`, for going live: warnings fail too.
const strict = process.argv.includes('--strict');
const { phone, fortLauderdalePhone, email } = firm;
const today = getOfficeDay(new Date());
const input = {
  pages: readRecords(today),
  linkedEverywhere: listLinks([navigation, cities.map(({ path }) => path)]).map(({ href }) => href),
  facts,
  claims,
  placeholders,
  firm: { phone, fortLauderdalePhone, email },
  unwritten: articles.filter(({ body }) => !body).map(({ slug }) => `/blog/${slug}`),
  rules: deadlineRules,
  isPage: isAddress,
};
const onPages = checkPages(input);
const findings = [
  ...onPages,
  // Forms are looked for in articles too, whose HTML has to be right for that.
  ...(onPages.length > 0
    ? []
    : [...checkForms(findFormPlaces(readPages(today)).keys(), formLines), ...checkAnswers(readSections(today).sections)]),
  ...checkPreviews(findStale(pages, await readDrawn(), today)),
  ...checkLaunch(input, today),
];
for (const { level, file, field, message } of findings) console.info(`${level}: ${file}, ${field}: ${message}`);
const errors = findings.filter(({ level }) => level === 'error').length;
console.info(`Content: ${errors} errors, ${findings.length - errors} warnings${strict ? ' (strict: warnings fail)' : ''}`);
if (errors > 0 || (strict && findings.length > 0)) process.exitCode = 1;
