import { useMemo } from 'react';
import { usePage } from './page-context.ts';

/**
 * Text with its dated values as they stand on a day, an ISO date. `{{2017-01-01 7%|2026-01-01 6.5%}}` is 7% until the
 * end of 2025 and 6.5% from then on; content/facts.ts writes them.
 */
export function fillText(text: string, day: string): string {
  return text.replace(/{{(.*?)}}/g, (_, values: string) => {
    const begun = values.split('|').filter((value) => value.slice(0, 10) <= day);
    return begun.at(-1)?.slice(11) ?? '';
  });
}

/** Words of the content as they read on the day of the page, which is the office's. */
export function useWords<Words>(words: Words): Words {
  const { day } = usePage();
  return useMemo(() => JSON.parse(fillText(JSON.stringify(words), day)), [words, day]);
}
