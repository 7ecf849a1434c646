import type { OpeningHours } from '../../content/types.ts';
import { weekdays } from '../../shared/dates.ts';
import { joinWords } from '../../shared/format.ts';
import { type Finding, warn } from './findings.ts';
import type { PageRecord } from './read-records.ts';
import { listWritten } from './text-checks.ts';

/** Words of a sentence that is about the office, and not about anybody's Saturday. */
const aboutOffice = /\b(we|us|our|office|open|here|meet|meetings?|welcome|consultation|appointment|phone|included|too)\b/i;

/** What the hours of a weekday are besides times: notes such as "By appointment", and names of seasons; undefined if it is open all year. */
function listLimits({ lines, seasons }: OpeningHours, weekday: number): string[] | undefined {
  const weeks = [{ name: undefined, lines }, ...seasons].map(({ name, lines }) => ({
    name,
    line: lines.find(({ weekdays }) => weekdays.includes(weekday)),
  }));
  if (weeks.every(({ line }) => line && 'opens' in line)) return undefined;
  return weeks.flatMap(({ name, line }) => (line && 'note' in line ? [line.note] : name && line ? [name] : []));
}

/** Finds sentences of pages that name a weekday as if the office were open on it all year, which the hours say it is not. */
export function checkWeekdays(hours: OpeningHours, pages: PageRecord[]): Finding[] {
  const limited = weekdays.flatMap((name, weekday) => {
    const limits = listLimits(hours, weekday);
    return limits ? [{ name, limits }] : [];
  });
  const texts = pages.flatMap((page) => listWritten(page).map((written) => ({ file: page.file, ...written })));
  return texts
    .filter(({ field }) => !/(quote|biography)\b/.test(field))
    .flatMap(({ file, field, text }) =>
      text.split(/(?<=[.!?]) /).flatMap((sentence) =>
        limited
          .filter(({ name }) => new RegExp(`\\b${name}s?\\b`).test(sentence) && aboutOffice.test(sentence))
          .filter(({ limits }) => !limits.some((limit) => sentence.toLowerCase().includes(limit.toLowerCase())))
          .map(({ name, limits }) => {
            const said = joinWords(limits.map((limit) => `“${limit}”`)) || 'nothing';
            return warn(
              file,
              field,
              `says “${sentence}”, but content/firm.ts says of ${name} only ${said}; make one of them true`,
            );
          }),
      ),
    );
}
