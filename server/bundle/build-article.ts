import { articles } from '../../content/blog/index.ts';
import type { ArticleBody, BuiltArticle, TreeNode } from '../../content/types.ts';
import { getText } from '../../shared/components/tree-nodes.tsx';
import { keepTokens } from '../../shared/jsx/keep-tokens.ts';
import { drawFigure } from '../figures/draw-figure.tsx';
import { toNodes } from '../figures/to-nodes.ts';
import { readArticle } from './parse-article.ts';

/** A table on a ledger card, which very large text makes scroll: so the keyboard comes to it (WCAG 2.2, 2.1.1). */
function layOnLedger(table: TreeNode): TreeNode {
  const caption = typeof table === 'string' ? undefined : table[2].find((child) => child[0] === 'caption');
  const region = { tabIndex: '0', 'aria-label': caption ? getText([caption]) : 'Table' };
  return ['section', { className: 'ledger', ...region }, [table]];
}

/** A tree with its tokens kept together, and its tables on ledger cards. */
function layOut(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return toNodes(keepTokens(node));
  const [name, attributes, children] = node;
  const element: TreeNode = [name, attributes, children.flatMap(layOut)];
  return [name === 'table' ? layOnLedger(element) : element];
}

/** The second-level headings of an article without numbers of their own, unless there are fewer than four. */
function listHeadings(nodes: TreeNode[]): BuiltArticle['headings'] {
  const headings = nodes.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'h2') return [];
    const [, { id = '' }, children] = node;
    return [{ id, text: getText(children).replace(/^\d+\. /, '') }];
  });
  return headings.length < 4 ? [] : headings;
}

/** An article as it ships: its figure and its HTML as trees. Throws if no entry of the blog lists the slug. */
export function buildArticle({ head, content, figure }: ArticleBody, slug: string): BuiltArticle {
  const entry = articles.find((article) => article.slug === slug);
  if (!entry) throw new Error('content/blog/index.ts does not list this article');
  const { date, updated, author, readTime } = entry;
  const byline = { date, author, readTime, ...(updated && { updated }) };
  const nodes = readArticle(content);
  const drawn = { sections: nodes.flatMap(layOut), ...(figure && { figure: drawFigure(slug, figure) }) };
  return { head, byline, headings: listHeadings(nodes), drawn };
}
