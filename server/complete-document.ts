import { createHash } from 'node:crypto';
import type { BlockStyles } from './block-styles.ts';

/**
 * Puts into a document what is known when its page is rendered: the drawings that it points into, of all there are, and
 * what comes after its head. The first paint waits for that to be parsed (HTML, 4.6.7.6, link type "expect"): else what
 * is on screen would move while the rest of the head comes. What is further below is laid out later, and only in a
 * document: see styles/first-paint.css.
 */
export function completeDocument(html: string, drawings: ReadonlyMap<string, string>): string {
  const used = new Set([...html.matchAll(/<use href="#(drawing-[^"]+)"/g)].map(([, id = '']) => drawings.get(id)));
  const [, after = ''] = /<(?:nav|section|h2|footer)\b[^>]* id="([^"]+)"/.exec(html.slice(html.indexOf('</h1>'))) ?? [];
  return html
    .replace('<link rel="expect" href="#"', () => `<link rel="expect" href="#${after}"`)
    .replace('<main id="main"', '<main id="main" data-fresh')
    .replace('<svg></svg>', () => `<svg>${[...used].join('')}</svg>`);
}

const between = Buffer.from('</style><style>');

/**
 * Puts the styles of every page into the empty `<style>` of a document, and those of its blocks behind them: many
 * bytes, which need not be encoded and digested each time. `version` is that of the first.
 */
export function joinDocument(html: string, styles: Buffer, version: string, own: BlockStyles): { body: Buffer; digest: string } {
  const at = html.indexOf('</style>');
  const start = Buffer.from(`<!DOCTYPE html>${html.slice(0, at)}`);
  const end = Buffer.from(html.slice(at));
  const digest = createHash('sha256').update(version).update(own.source).update(start).update(end).digest('base64url');
  return { body: Buffer.concat([start, styles, between, own.bytes, end]), digest };
}
