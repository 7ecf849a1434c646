/** Text of a stranger as a terminal may show it: whatever is not a printable character of ASCII becomes `?`. */
export function toPrintable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}

/** A text in at most `width` characters. */
export function shorten(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 3)}...` : text;
}

/** 1234567 as `1,234,567`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Rows as lines of text with aligned columns, two blanks between. The first row is the heading. Columns of figures are
 * aligned on the right; the first column is cut so that no line is longer than 80 characters.
 */
export function formatTable(rows: string[][]): string[] {
  const columns = rows[0]?.length ?? 0;
  const measure = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = Array.from({ length: columns }, (_, column) => measure(column));
  const others = widths.slice(1).reduce((sum, width) => sum + width + 2, 0);
  widths[0] = Math.min(widths[0] ?? 0, 80 - others);
  const isFigure = widths.map((_, column) => rows.slice(1).every((row) => /^[\d,.]*( ms)?$/.test(row[column] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const text = shorten(toPrintable(cell), width);
        return isFigure[column] ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A paragraph in lines of at most `width` characters, unless a word is longer. */
export function wrap(text: string, width = 80): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
