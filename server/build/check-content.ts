import { articles } from '../../content/blog/index.ts';
import { conflicts } from '../../content/claims.ts';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { lastChanges } from '../../content/last-changes.ts';
import { placeholders } from '../../content/placeholders.ts';
import { security } from '../../content/security.ts';
import { findRoute } from '../../shared/routes.ts';
import { checkLaunch } from './launch-checks.ts';
import { checkPages } from './page-checks.ts';
import { siteWords } from './site-words.ts';

// `npm run check:content`: errors fail. `-- --strict`, for going live: warnings fail too.
const strict = process.argv.includes('--strict');
const { phone, fortLauderdalePhone, email } = firm;
const content = {
  pages: await siteWords(),
  facts,
  conflicts,
  placeholders,
  firm: { phone, fortLauderdalePhone, email },
  lastChanges,
  unwritten: articles.filter(({ load }) => !load).map(({ slug }) => `/blog/${slug}`),
  securityExpires: security.expires,
  isPage: (path: string) => findRoute(path.split('#')[0] ?? path).status === 200,
};
const findings = [...checkPages(content), ...checkLaunch(content, new Date().toISOString().slice(0, 10))];
for (const { level, file, field, say } of findings) console.info(`${level}: ${file}, ${field}: ${say}`);
const errors = findings.filter(({ level }) => level === 'error').length;
console.info(`Content: ${errors} errors, ${findings.length - errors} warnings${strict ? ' (strict: warnings fail)' : ''}`);
if (errors > 0 || (strict && findings.length > 0)) process.exitCode = 1;
