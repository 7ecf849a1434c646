import { createElement, type ReactNode } from 'react';
import type { TreeNode } from '../tree.ts';
import { Link } from './link.tsx';
import { Text } from './text.tsx';

/** Elements of SVG that hold text and nothing else. */
const textOnly = ['text', 'tspan', 'title'];

/** Turns a tree from the server into elements. No HTML is parsed in the browser, so Trusted Types stay on. */
export function TreeNodes({ nodes, within = '' }: { nodes: TreeNode[]; within?: string }): ReactNode {
  return nodes.map((node, index) => {
    const key = index;
    if (typeof node === 'string') return textOnly.includes(within) ? node : <Text key={key}>{node}</Text>;
    const [name, { href, ...attributes }, children] = node;
    const content = children.length > 0 ? <TreeNodes nodes={children} within={name} /> : undefined;
    if (name === 'a' && href)
      return (
        <Link key={key} href={href} {...attributes}>
          {content}
        </Link>
      );
    return createElement(name, { key, href, ...attributes }, content);
  });
}
