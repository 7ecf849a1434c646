import { basename } from 'node:path';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Header } from '../../shared/layout/header.tsx';
import { PageContext } from '../../shared/page-context.ts';
import type { TableRoute } from '../../shared/route.ts';
import { routes } from '../../shared/routes.ts';
import { createView } from '../../shared/view.tsx';
import { buildBody } from '../bundle/content-plugin.ts';

type Props = Record<string, unknown>;

/** A component as the first page that has it shows it. */
export interface ComponentUse {
  props: Props;
  route: TableRoute;
}

const isComponent = (type: unknown): type is (props: Props) => ReactNode => typeof type === 'function';

/** What a page is to its components, on a day that has all they ask for. */
export function OnPage({ route, children }: { route: TableRoute; children: ReactNode }) {
  const value = { origin: 'https://www.example.com', day: '2026-11-22', route, served: {}, inSteps: false };
  return (
    <StaticRouter location={route.path}>
      <PageContext value={value}>{children}</PageContext>
    </StaticRouter>
  );
}

/**
 * The first use of every component on the pages of the site, in the order of the table. Each component is called inside
 * a probe, whose hooks it uses.
 */
export async function collectComponents(): Promise<Map<unknown, ComponentUse>> {
  const uses = new Map<unknown, ComponentUse>();

  function Probe({ element, route }: { element: ReactElement<Props>; route: TableRoute }): ReactNode {
    const { type, props } = element;
    if (!isComponent(type)) return null;
    if (!uses.has(type)) uses.set(type, { props, route });
    return watch(type(props), route);
  }

  function watch(node: unknown, route: TableRoute): ReactNode {
    if (Array.isArray(node)) return Children.toArray(node).map((part) => watch(part, route));
    if (!isValidElement<Props>(node)) return typeof node === 'string' || typeof node === 'number' ? node : null;
    if (isComponent(node.type)) return <Probe key={node.key} element={node} route={route} />;
    return 'children' in node.props ? cloneElement(node, {}, watch(node.props.children, route)) : node;
  }

  for (const route of routes) {
    const { view, body } = await route.load();
    const words = body && !('drawn' in body) ? buildBody(body, basename(route.file, '.ts')) : body;
    const { Page } = createView(route, { ...(view && { view }), ...(words && { body: words }) });
    const shown = watch([<Header key="header" />, <Page key="page" pathname={route.path} query="" />], route);
    renderToString(<OnPage route={route}>{shown}</OnPage>);
  }
  return uses;
}
