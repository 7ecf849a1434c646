import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { llms } from '../../content/pages/llms.ts';
import { priceRows } from '../../content/pages/pricing.ts';
import { priceTerms } from '../../content/prices.ts';
import { formatLongDay } from '../../shared/dates.ts';
import { formatAddress, formatPrice } from '../../shared/format.ts';
import { formatHoursRow, formatTimes, listHours } from '../../shared/office/hours.ts';
import { listSpecialHours } from '../office/special-hours.ts';
import { calendarDays } from '../office/status.ts';
import type { SiteIndex } from '../pages/page.ts';

/** Writes /llms.txt: the firm, its prices, and every page with its description. Under a heading its format has links alone (llmstxt.org). */
export function writeLlmsTxt(origin: string, day: string, { pages }: Pick<SiteIndex, 'pages'>): string {
  const list = pages.map(({ path, name, head }) => `- [${name}](${origin}${path}): ${head.description}`);
  const lines = cities.flatMap(({ city, phone }) => (phone ? [`${city}: ${phone}`] : []));
  const special = listSpecialHours(firm.hours, day, calendarDays);
  return [
    `# ${firm.legalName}`,
    '',
    `> ${llms.summary}`,
    '',
    'Facts:',
    '',
    `- Office: ${formatAddress(firm.office)}`,
    `- Phone: ${[firm.phone, ...lines].join(', ')}`,
    `- Email: ${firm.email}`,
    ...listHours(firm.hours, day).map((row) => `- ${formatHoursRow(row, ':')}`),
    ...special.map(({ date, name, times }) => `- ${formatLongDay(date)}, ${name}: ${formatTimes(times)}`),
    '',
    'Prices:',
    '',
    priceTerms,
    '',
    ...priceRows.map(({ service, basis, price }) => `- ${service}${basis ? `, ${basis}` : ''}: ${formatPrice(price)}`),
    '',
    '## Pages',
    '',
    ...list,
    '',
  ].join('\n');
}
