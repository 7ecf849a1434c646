import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { keepTokens } from './keep-tokens.ts';

// What JSX compiles to (`jsxImportSource` in tsconfig.json): React's own, but no line ends within a token of a text.
export { Fragment, type JSX } from 'react/jsx-runtime';

interface Props {
  children?: ReactNode;
}

/** Elements that have text alone. */
const textOnly = ['option', 'script', 'style', 'text', 'title', 'tspan'];

const keep = (child: ReactNode) => (typeof child === 'string' ? keepTokens(child) : child);

function prepare(type: ElementType, props: Props): Props {
  const { children } = props;
  // JSX makes these props anew for each element, so they may be changed.
  if (children && typeof type === 'string' && !textOnly.includes(type))
    props.children = Array.isArray(children) ? children.map(keep) : keep(children);
  return props;
}

/** An element with at most one child, its text kept together where it has to be. */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return runtime.jsx(type, prepare(type, props), key);
}

/** An element with children that JSX lists. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return runtime.jsxs(type, prepare(type, props), key);
}
