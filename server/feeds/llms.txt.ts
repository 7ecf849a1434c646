import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { llms } from '../../content/llms.ts';
import { prices } from '../../content/prices.ts';
import { formatAddress, listHours } from '../../shared/format.ts';
import type { SiteIndex } from '../pages/page.ts';

/** /llms.txt: who the firm is, what it charges, and every page with its description. */
export function writeLlmsTxt(origin: string, { pages }: Pick<SiteIndex, 'pages'>): string {
  const list = pages.map(({ path, name, head }) => `- [${name}](${origin}${path}): ${head.description}`);
  const lines = cities.flatMap(({ city, phone }) => (phone ? [`${city}: ${phone}`] : []));
  return [
    `# ${firm.legalName}`,
    '',
    `> ${llms.summary}`,
    '',
    '## Facts',
    '',
    `- Office: ${formatAddress()}`,
    `- Phone: ${[firm.phone, ...lines].join(', ')}`,
    `- Email: ${firm.email}`,
    ...listHours().map(([days, times]) => `- ${days}: ${times}`),
    '',
    '## Prices',
    '',
    ...Object.values(prices).map(({ service, price }) => `- ${service}: ${price}`),
    '',
    '## Pages',
    '',
    ...list,
    '',
  ].join('\n');
}
