/** An SVG element as text; `inside` is what stands between its tags. */
export function toElement(name: string, attributes: Record<string, string | number>, inside = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join('')}${inside ? `>${inside}</${name}>` : '/>'}`;
}

/** A file of symbols, one on each line, so that a diff shows which of them changed. */
export function toFile(symbols: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
