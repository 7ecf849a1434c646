import { createElement, type ReactNode } from 'react';
import type { TreeNode } from '../../content/types.ts';

/** The text of a tree, without its elements. */
export function getText(nodes: TreeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : getText(node[2]))).join('');
}

function Element({ name, attributes, children }: { name: string; attributes: Record<string, string>; children: ReactNode }) {
  return createElement(name, attributes, children);
}

/** What the build has drawn, as elements. No HTML is parsed in the browser, so Trusted Types stay on. */
export function TreeNodes({ nodes }: { nodes: TreeNode[] }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [name, attributes, children] = node;
    return (
      <Element key={`${name}-${index.toString()}`} name={name} attributes={attributes}>
        {/* Undefined where there are none: an img takes nothing else. */}
        {children[0] && <TreeNodes nodes={children} />}
      </Element>
    );
  });
}
