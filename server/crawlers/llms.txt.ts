import { firm } from '../../content/firm.ts';
import { llms } from '../../content/llms.ts';
import { prices } from '../../content/prices.ts';
import { formatAddress, listHours } from '../../shared/format.ts';
import { pages } from '../../shared/routes.ts';
import { loadView } from '../load-view.ts';

/** /llms.txt: who the firm is, what it charges, and every page with its description. */
export async function writeLlmsTxt(origin: string): Promise<string> {
  const list = await Promise.all(
    pages.map(async (route) => `- [${route.name}](${origin}${route.path}): ${(await loadView(route)).head.description}`),
  );
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
