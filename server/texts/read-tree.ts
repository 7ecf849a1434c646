import { getText, type TreeNode } from '../../shared/tree.ts';
import { type PageText, type Passage, toPassages } from './page-texts.ts';

/** Whether screen readers skip a node, as they skip a drawing. */
const isSilent = (node: TreeNode) => typeof node !== 'string' && (node[0] === 'svg' || 'aria-hidden' in node[1]);

/** Joins the text of nodes on one line, with a space between words that only the style keeps apart. */
const joinWords = (nodes: TreeNode[]) =>
  nodes
    .map((node) => getText([node]))
    .reduce((line, next) => (/\w$/.test(line) && /^\w/.test(next) ? `${line} ${next}` : line + next), '');

/** The texts of a tree, one for each paragraph, cell or line. */
export function listBlocks(nodes: TreeNode[]): string[] {
  if (nodes.some((node) => typeof node === 'string')) return [joinWords(nodes)];
  return nodes.flatMap((node) => (typeof node === 'string' || isSilent(node) ? [] : listBlocks(node[2])));
}

/** Reads the texts of a figure: its own, and those of its parts that have an id, each with its first line as a heading. */
export function readFigure(nodes: TreeNode[]): { passages: Passage[]; parts: PageText[] } {
  const parts: PageText[] = [];
  function takeParts(node: TreeNode): TreeNode[] {
    if (typeof node === 'string' || isSilent(node)) return [node];
    const [name, attributes, children] = node;
    if (!attributes.id) return [[name, attributes, children.flatMap(takeParts)]];
    const [heading = '', ...texts] = listBlocks(children);
    parts.push({ id: attributes.id, heading, passages: toPassages(texts) });
    return [];
  }
  const rest = nodes.flatMap(takeParts);
  return { passages: toPassages(listBlocks(rest)), parts };
}
