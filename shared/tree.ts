/** Text, or an element as `[name, attributes, children]`: the server sends drawings in this form. */
export type TreeNode = string | [name: string, attributes: Record<string, string>, children: TreeNode[]];

/** Every element and text of a tree, in the order of the document. */
export function* walk(nodes: TreeNode[]): Generator<TreeNode> {
  for (const node of nodes) {
    yield node;
    if (typeof node !== 'string') yield* walk(node[2]);
  }
}

/** The text of a tree, without its elements. */
export function getText(nodes: TreeNode[]): string {
  return [...walk(nodes)].filter((node) => typeof node === 'string').join('');
}
