import { isPage, pages } from '../../server/find-page.ts';
import { readLines } from './read-lines.ts';
import { Tally } from './tally.ts';
import { writeReport } from './write-report.ts';

// `npm run report < access.log`. SITE_ORIGIN, as for the server, tells a log from behind a proxy whose site it is.
const origin = process.env.SITE_ORIGIN ?? '';
const tally = new Tally(isPage, URL.canParse(origin) ? new URL(origin).host : '');
await readLines(process.stdin.setEncoding('utf8'), (line) => tally.add(line));
console.info(writeReport(tally, pages));
