/** The longest line that can be of our log, in characters; it cuts path, referrer and user agent. */
const longest = 65_536;

/** Calls `take` for each line of a text that comes in pieces. Of a line that never ends, only the beginning is kept. */
export async function readLines(pieces: AsyncIterable<string>, take: (line: string) => void): Promise<void> {
  let begun = '';
  for await (const piece of pieces) {
    const lines = (begun + piece).split('\n');
    begun = (lines.pop() ?? '').slice(0, longest);
    for (const line of lines) take(line);
  }
  if (begun !== '') take(begun);
}
