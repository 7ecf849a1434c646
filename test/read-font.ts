import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Where a table of an OpenType font begins. */
function findTable(font: Buffer, tag: string): number {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === tag);
  if (record === undefined) throw new Error(`The font has no table "${tag}"`);
  return font.readUInt32BE(record + 8);
}

/** The first subtable of format 4, which has the characters of two bytes as segments (OpenType, `cmap`). */
function findSegments(font: Buffer): number {
  const cmap = findTable(font, 'cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const segments = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (segments === undefined) throw new Error('The font has no characters of two bytes');
  return segments;
}

/** Characters up to U+2FFF: all letters of Europe and all signs. */
const asked = String.fromCharCode(...Array.from({ length: 0x3000 }, (_, code) => code));

/** Those of them for which a font file has a glyph. */
export async function readCharacters(file: string): Promise<Set<string>> {
  // What is used of subset-font here is that it unpacks WOFF2.
  const font = await subsetFont(await readFile(file), asked, { targetFormat: 'sfnt' });
  const table = findSegments(font);
  const length = font.readUInt16BE(table + 6);
  const characters = new Set<string>();
  for (let at = 0; at < length; at += 2) {
    const [end, start] = [font.readUInt16BE(table + 14 + at), font.readUInt16BE(table + 16 + length + at)];
    // The last segment is 0xFFFF alone and only ends the table.
    for (let code = start; code <= end && code < 0xffff; code++) characters.add(String.fromCharCode(code));
  }
  return characters;
}
