import { firm } from '../../content/firm.ts';
import { llms } from '../../content/llms.ts';
import { prices } from '../../content/prices.ts';
import { formatAddress, formatPrice, listHours } from '../../shared/format.ts';
import type { SiteIndex } from '../pages/page.ts';

/** /llms.txt: who the firm is, what it charges, and every page with its description. */
export function writeLlmsTxt(origin: string, { pages }: Pick<SiteIndex, 'pages'>): string {
  const list = pages.map(({ path, name, head }) => `- [${name}](${origin}${path}): ${head.description}`);
  return [
    `# ${firm.legalName}`,
    '',
    `> ${llms.summary}`,
    '',
    '## Facts',
    '',
    `- Office: ${formatAddress()}`,
    `- Phone: ${firm.phone} (Fort Lauderdale: ${firm.fortLauderdalePhone})`,
    `- Email: ${firm.email}`,
    ...listHours().map(([days, times]) => `- ${days}: ${times}`),
    '',
    '## Prices',
    '',
    ...Object.values(prices).map(({ service, price }) => `- ${service}: ${formatPrice(price)}`),
    '',
    '## Pages',
    '',
    ...list,
    '',
  ].join('\n');
}
