import { useEffect, useState } from 'react';

/**
 * Finds the section at `line`; undefined below the last one. Among sections side by side it is the chosen one, or each
 * in turn.
 */
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
 * Returns the id of the current section: the last one that begins above a line in the window, in pixels from its top;
 * undefined below all of them. Among sections side by side it may be the one whose link was chosen.
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
