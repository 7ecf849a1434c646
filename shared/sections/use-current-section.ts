import { useEffect, useState } from 'react';

/** The section at `line`, if it is none beyond the last: of those side by side the chosen one, or each for its part of the way. */
function findCurrent(ids: string[], line: number, chosen: string): string | undefined {
  const begun = ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= line ? [{ id, box }] : [];
  });
  const last = begun.at(-1)?.box;
  if (!last) return undefined;
  const passed = (line - last.top) / last.height;
  if (passed > 1 && begun.length === ids.length) return undefined;
  const row = begun.filter(({ box }) => box.top === last.top).map(({ id }) => id);
  return row.includes(chosen) ? chosen : row[Math.min(Math.floor(passed * row.length), row.length - 1)];
}

/**
 * The id of the section that is read: the last one that begins above a line in the window, in pixels from its top, and
 * none where the page goes on below all of them. Of sections side by side it may be the one that was chosen.
 */
export function useCurrentSection(ids: string[], findLine: () => number, chosen = ''): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join();
  useEffect(() => {
    const mark = () => setCurrent(findCurrent(all.split(','), findLine(), chosen));
    mark();
    addEventListener('scroll', mark);
    return () => removeEventListener('scroll', mark);
  }, [all, findLine, chosen]);
  return current;
}
