import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { toSlug } from '../../shared/slug.ts';
import { getText, type TreeNode } from '../../shared/tree.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The elements that an article may have, and their attributes. */
const plain = 'p h2 h3 ul ol li table caption thead tbody tr td strong em blockquote aside'.split(' ');
const allowed = new Map<string, string[]>([
  ...plain.map((name): [string, string[]] => [name, []]),
  ['th', ['scope']],
  ['a', ['href']],
]);
const textless = new Set(['aside', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** Whether every row of a table's body ends in an amount of dollars. */
function endsInAmounts(table: TreeNode[]): boolean {
  const rows = table.flatMap((part) => (typeof part !== 'string' && part[0] === 'tbody' ? part[2] : []));
  return rows.every((row) => typeof row !== 'string' && /^\$[\d,]+$/.test(getText(row[2].slice(-1))));
}

/** Whether an address is a path of this site or a valid https: address. */
const isLink = (href = '') => /^\/(?!\/)/.test(href) || (/^https:\/\//.test(href) && URL.canParse(href));

/** Says on which line of `html` the text `other` begins to differ. */
function findPlace(html: string, other: string): string {
  let at = 0;
  while (at < html.length && html[at] === other[at]) at++;
  return `at or before line ${html.slice(0, at).split('\n').length} of the HTML`;
}

/**
 * An article's HTML as a tree of allowed elements, with an id on every h2 and `data-ends-in` on a table whose last
 * column is one of amounts.
 * Throws an Error that names what is not allowed: another element or attribute, a link that is neither a path nor an https: address, a skipped
 * heading level, or markup that a parser had to correct.
 */
export function parseArticle(html: string): TreeNode[] {
  let level = 1;

  function convert(node: Node, parent: string): TreeNode[] {
    if (node.nodeName === '#text' && 'value' in node)
      // V8 keeps the result of `replace()` as a chain of strings, which takes ten times the memory.
      return textless.has(parent) && !node.value.trim() ? [] : [node.value.split(/\s+/).join(' ')];
    if (!('tagName' in node)) throw new Error(`${node.nodeName} is not allowed`);
    const { tagName, attrs } = node;
    const permitted = allowed.get(tagName);
    if (!permitted) throw new Error(`<${tagName}> is not allowed`);
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const foreign = attrs.find(({ name }) => !permitted.includes(name));
    if (foreign) throw new Error(`<${tagName} ${foreign.name}> is not allowed`);
    if (tagName === 'a' && !isLink(attributes.href))
      throw new Error(`link to ${attributes.href}, which is neither a page nor an https: address`);
    const children = node.childNodes.flatMap((child) => convert(child, tagName));
    const heading = /^h([23])$/.exec(tagName)?.[1];
    if (heading) {
      if (Number(heading) > level + 1) throw new Error(`<h${heading}> follows a level ${level} heading`);
      level = Number(heading);
    }
    if (tagName === 'table' && endsInAmounts(children)) attributes['data-ends-in'] = 'amounts';
    if (tagName === 'h2') attributes.id = toSlug(getText(children));
    return [[tagName, attributes, children]];
  }

  const fragment = parseFragment(html);
  const wellFormed = serialize(fragment);
  if (wellFormed !== html) throw new Error(`the markup is not closed or nested properly ${findPlace(html, wellFormed)}`);
  return fragment.childNodes.flatMap((node) => convert(node, 'ul'));
}
