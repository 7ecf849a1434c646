import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';

/** Text, or an element as `[name, attributes, children]`; the build makes these from an article's HTML. */
export type ArticleNode = string | [name: string, attributes: Record<string, string>, children: ArticleNode[]];

function Element({ name, attributes, children }: { name: string; attributes: Record<string, string>; children: ReactNode }) {
  if (name === 'a') return <Link to={attributes.href ?? '/'}>{children}</Link>;
  const element = createElement(name, attributes, children);
  return name === 'table' ? <div className="ledger">{element}</div> : element;
}

/** An article's body as elements: no HTML is parsed in the browser, so Trusted Types stay on and links stay in the app. */
export function ArticleNodes({ nodes }: { nodes: ArticleNode[] }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [name, attributes, children] = node;
    return (
      <Element key={`${name}-${index.toString()}`} name={name} attributes={attributes}>
        {children.length > 0 && <ArticleNodes nodes={children} />}
      </Element>
    );
  });
}
