import { readFileSync } from 'node:fs';
import { redirects } from '../content/redirects.ts';
import { createSiteIndex } from '../server/site-index.ts';
import { getOfficeDay } from '../shared/office-clock.ts';
import { isServed } from './check-content/is-address.ts';
import { listAddresses, listUnanswered, suggestTarget } from './old-address-list.ts';

// `npm run check:redirects -- sitemap.xml`: lines for content/redirects.ts, of the old addresses that have no target yet.
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name a file: a sitemap, or a list or CSV with an address in each line');
const addresses = listAddresses(readFileSync(file, 'utf8'));
if (addresses.length === 0) throw new Error(`${file}: no address found`);
const unanswered = listUnanswered(addresses, redirects, isServed);
const { search } = await createSiteIndex(getOfficeDay(new Date()));
for (const address of unanswered)
  console.info(`  ${JSON.stringify(address)}: ${JSON.stringify(suggestTarget(address, search) ?? '')},`);
console.info(`${addresses.length} addresses, ${unanswered.length} without a target`);
if (unanswered.length > 0) process.exitCode = 1;
