/** A line of waves across a screen as path data. `at` is its height, `swell` a wave's; `start` moves it sideways. */
function drawLine(at: number, length: number, swell: number, start: number): string {
  const half = length / 2;
  const first = `M${-start} ${at}q${half / 2} ${-swell} ${half} 0`;
  return first + `t${half} 0`.repeat(Math.ceil((1920 + start) / half) - 1);
}

/** A number from a text, the same each time, from 0 to below `most`. */
function seed(text: string, most: number): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) % 65_521;
  return sum % most;
}

/** Lines on the water of a figure, where no text stands. No two pages have the same. */
export function Waves({ of, at }: { of: string; at: 'top' | 'foot' }) {
  const lines = at === 'top' ? [9] : [14, 34];
  return (
    <svg
      className={`figure-waves figure-waves-${at}`}
      viewBox="0 0 1920 48"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {lines.map((line) => {
        const key = `${of} ${at} ${line}`;
        return <path key={line} d={drawLine(line, 220 + seed(key, 160), 8 + seed(`${key}!`, 7), seed(`${key}?`, 200))} />;
      })}
    </svg>
  );
}
