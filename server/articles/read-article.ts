import { getText } from '../../shared/get-text.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { parseArticle } from './parse-article.ts';

/** A table on a ledger card, which very large text makes scroll: so the keyboard comes to it (WCAG 2.2, 2.1.1). */
function layOnLedger(table: TreeNode): TreeNode {
  const caption = typeof table === 'string' ? undefined : table[2].find((child) => child[0] === 'caption');
  const region = { tabIndex: '0', 'aria-label': caption ? getText([caption]) : 'Table' };
  return ['section', { className: 'ledger', ...region }, [table]];
}

/** A box whose first paragraph is its title: a phone shows the title, and it opens. */
function fold([title = '', ...rest]: TreeNode[]): TreeNode {
  const name = getText([title]);
  const heading: TreeNode = ['p', { className: 'eyebrow' }, [name]];
  const summary: TreeNode = ['summary', { 'aria-label': name }, []];
  // What has changed since is part of the text; a browser's reader leaves an `aside` out.
  return ['section', { className: 'contents folded', 'aria-label': name }, [heading, ['details', {}, [summary, ...rest]]]];
}

function layOut(node: TreeNode): TreeNode {
  if (typeof node === 'string') return node;
  const [name, attributes, children] = node;
  const element: TreeNode = [name, attributes, children.map(layOut)];
  if (name === 'aside') return fold(element[2]);
  return name === 'table' ? layOnLedger(element) : element;
}

/** An article's HTML as its page shows it: a tree, with its tables on ledger cards and its box folded. Throws as `parseArticle` does. */
export function readArticle(html: string): TreeNode[] {
  return parseArticle(html).map(layOut);
}

/** The second-level headings of an article, without numbers of their own; none if there are fewer than four. */
export function listHeadings(nodes: TreeNode[]): { id: string; text: string }[] {
  const headings = nodes.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'h2') return [];
    const [, { id = '' }, children] = node;
    return [{ id, text: getText(children).replace(/^\d+\. /, '') }];
  });
  return headings.length < 4 ? [] : headings;
}
