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

/** Words of the content as they read on a day. The last answer is kept, if it is another: a day has many readers. */
export function datedWords<Words>(words: Words): (day: string) => Words {
  let known = '';
  let filled = words;
  return (day) => {
    const text = day === known ? '' : JSON.stringify(words);
    if (text.includes('{{')) filled = JSON.parse(fillText(text, day));
    known = day;
    return filled;
  };
}
