import type { TreeNode } from './page/page-frame.ts';

/** The text of a tree, without its elements. */
export function getText(nodes: TreeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : getText(node[2]))).join('');
}
