import { articles } from '../../content/blog/index.ts';
import { cityTable } from '../../content/cities/table.ts';
import { claims } from '../../content/claims.ts';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { dueWindow } from '../../content/deadlines/who.ts';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { formLines } from '../../content/form-lines.ts';
import { lastChanges } from '../../content/generated/last-changes.ts';
import * as navigation from '../../content/navigation.ts';
import { placeholders } from '../../content/placeholders.ts';
import { security } from '../../content/security.ts';
import { getOfficeDay } from '../../shared/office-clock.ts';
import { pages } from '../page-list.ts';
import { findFormPlaces } from '../search/form-places.ts';
import { createAddressCheck } from './create-address-check.ts';
import { checkEntries } from './entry-checks.ts';
import { checkForms } from './form-checks.ts';
import { checkLaunch } from './launch-checks.ts';
import { checkPages } from './page-checks.ts';
import { readPages } from './read-pages.ts';
import { listLinks } from './strings.ts';

// `npm run check:content`: errors fail. `-- --strict`, for going live: warnings fail too.
const strict = process.argv.includes('--strict');
const { phone, fortLauderdalePhone, email } = firm;
const records = await readPages();
const input = {
  pages: records,
  linkedEverywhere: listLinks([navigation, cityTable]).map(({ href }) => href),
  facts,
  claims,
  placeholders,
  firm: { phone, fortLauderdalePhone, email },
  lastChanges,
  unwritten: articles.filter(({ load }) => !load).map(({ slug }) => `/blog/${slug}`),
  securityExpires: security.expires,
  deadlines: { rules: deadlineRules, announcedTo: dueWindow.to },
  isPage: createAddressCheck(records),
};
const today = getOfficeDay(new Date());
const findings = [
  ...(await checkEntries(pages)),
  ...checkPages(input),
  ...checkForms(findFormPlaces(input.pages).keys(), formLines),
  ...checkLaunch(input, today),
];
for (const { level, file, field, message } of findings) console.info(`${level}: ${file}, ${field}: ${message}`);
const errors = findings.filter(({ level }) => level === 'error').length;
console.info(`Content: ${errors} errors, ${findings.length - errors} warnings${strict ? ' (strict: warnings fail)' : ''}`);
if (errors > 0 || (strict && findings.length > 0)) process.exitCode = 1;
