/** Text, or an element as `[name, attributes, children]`: the server sends drawings in this form. */
export type TreeNode = string | [name: string, attributes: Record<string, string>, children: TreeNode[]];

/** The text of a tree, without its elements. */
export function getText(nodes: TreeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : getText(node[2]))).join('');
}
