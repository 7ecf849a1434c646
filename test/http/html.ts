import { parseFragment } from 'parse5';

/** The text of markup as a reader has it, with single spaces. */
export function textOf(markup: string): string {
  const collect = (node: { childNodes?: unknown[]; value?: string }): string =>
    node.value ?? (node.childNodes ?? []).map((child) => collect(child as typeof node)).join('');
  return collect(parseFragment(markup) as never).replace(/\s+/g, ' ');
}

/** What React has written for an attribute or a text. */
export const unescaped = (text: string) =>
  ['&#x27;', '&quot;', '&lt;', '&gt;', '&amp;'].reduce((rest, code, index) => rest.replaceAll(code, `'"<>&`[index] ?? ''), text);

/** A document as it is read: without its head, scripts and data. */
export const bodyOf = (page: string) => page.slice(page.indexOf('<body>')).replace(/<script.*?<\/script>/gs, '');

export const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? '';

/** The first part of a page that a pattern finds; empty if there is none. */
export const find = (page: string, pattern: RegExp) => pattern.exec(page)?.[0] ?? '';
