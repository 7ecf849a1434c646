import { existsSync, readFileSync } from 'node:fs';
import { redirects } from '../content/redirects.ts';
import { createSiteIndex } from '../server/page/site-index.ts';
import { getOfficeDay } from '../shared/office/clock.ts';
import { isServed } from './check-content/is-address.ts';
import { listAddresses, listUnanswered, suggestTarget } from './old-address-list.ts';

// `npm run check:redirects -- sitemap.xml`: lines for content/redirects.ts, of the old addresses that have no target yet.
const [file] = process.argv.slice(2);
const addresses = file && existsSync(file) ? listAddresses(readFileSync(file, 'utf8')) : [];
if (addresses.length === 0) {
  const what = file ? `${file} has no address or is not there` : 'No file is named';
  console.error(`${what}: name a sitemap, or a list or CSV with an address in each line`);
  process.exit(2);
}
const unanswered = listUnanswered(addresses, redirects, isServed);
const { search } = await createSiteIndex(getOfficeDay(new Date()));
for (const address of unanswered)
  console.info(`  ${JSON.stringify(address)}: ${JSON.stringify(suggestTarget(address, search) ?? '')},`);
console.info(`${addresses.length} addresses, ${unanswered.length} without a target`);
if (unanswered.length > 0) process.exitCode = 1;
