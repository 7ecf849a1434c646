import { getText, type TreeNode } from '../../shared/tree.ts';
import { parseArticle } from './parse-article.ts';

/** Puts a table on a ledger card. Very large text makes the card scroll, so the keyboard can reach it (WCAG 2.2, 2.1.1). */
function layOnLedger(table: TreeNode): TreeNode {
  const caption = typeof table === 'string' ? undefined : table[2].find((child) => child[0] === 'caption');
  const region = { tabIndex: '0', 'aria-label': caption ? getText([caption]) : 'Table' };
  return ['section', { className: 'ledger', ...region }, [table]];
}

/** Turns a box whose first paragraph is its title into one that opens on a phone. */
function fold([title = '', ...rest]: TreeNode[]): TreeNode {
  const name = getText([title]);
  const heading: TreeNode = ['p', { className: 'eyebrow' }, [name]];
  const summary: TreeNode = ['summary', { 'aria-label': name }, []];
  // The list of changes is part of the text; a browser's reader view would leave out an `aside`.
  return ['section', { className: 'contents folded', 'aria-label': name }, [heading, ['details', {}, [summary, ...rest]]]];
}

function layOut(node: TreeNode): TreeNode {
  if (typeof node === 'string') return node;
  const [name, attributes, children] = node;
  const element: TreeNode = [name, attributes, children.map(layOut)];
  if (name === 'aside') return fold(element[2]);
  return name === 'table' ? layOnLedger(element) : element;
}

/** Reads an article's HTML as a tree for its page, with tables on cards and the box folded. Throws as `parseArticle` does. */
export function readArticle(html: string): TreeNode[] {
  return parseArticle(html).map(layOut);
}

/** Lists the second-level headings of an article without their numbers; an article with fewer than four has no list. */
export function listHeadings(nodes: TreeNode[]): { id: string; text: string }[] {
  const headings = nodes.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'h2') return [];
    const [, { id = '' }, children] = node;
    return [{ id, text: getText(children).replace(/^\d+\. /, '') }];
  });
  return headings.length < 4 ? [] : headings;
}
