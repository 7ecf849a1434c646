import { firm } from '../../content/firm.ts';
import { llms } from '../../content/llms.ts';
import { prices } from '../../content/prices.ts';
import type { Today } from '../../content/types.ts';
import { formatAddress, listHours } from '../../shared/format.ts';
import { pages } from '../find-page.ts';

/** /llms.txt: who the firm is, what it charges, and every page with its description. */
export function writeLlmsTxt(origin: string, today: Today): string {
  const list = pages.map(({ path, name, read }) => `- [${name}](${origin}${path}): ${read(today).head.description}`);
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
    ...Object.values(prices).map(({ service, price }) => `- ${service}: ${price}`),
    '',
    '## Pages',
    '',
    ...list,
    '',
  ].join('\n');
}
