import { Fragment, isValidElement, type ReactNode } from 'react';
import type { TreeNode } from '../../shared/tree.ts';

function toAttributes(props: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

const isComponent = (type: unknown): type is (props: object) => ReactNode => typeof type === 'function';

/** Joins neighboring texts, since a browser reads them as one text node. */
function joinTexts(nodes: TreeNode[]): TreeNode[] {
  const joined: TreeNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

/**
 * Turns elements into a tree of plain data: a page's data holds it, and no browser loads the code that drew it. Throws if
 * a component uses a hook, as nothing is rendered.
 */
export function toNodes(node: ReactNode): TreeNode[] {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return [];
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return joinTexts(node.flatMap(toNodes));
  if (!isValidElement<{ children?: ReactNode }>(node)) throw new Error('a drawing is made of elements and text');
  const { type, props } = node;
  if (type === Fragment) return toNodes(props.children);
  if (isComponent(type)) return toNodes(type(props));
  const { children, ...attributes } = props;
  return [[String(type), toAttributes(attributes), toNodes(children)]];
}
