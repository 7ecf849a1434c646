import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../../shared/app.tsx';
import type { PageData } from '../../shared/routes.tsx';
import type { Assets } from '../assets.ts';
import { activity } from '../http/activity.ts';
import { Document, type DocumentProps } from './document.tsx';

const styleEnd = '</style>';

/**
 * Renders a document. All documents have the same style sheet, which is half of their bytes, so it is encoded once.
 * `location` is the address that the router sees. Throws if a component throws.
 */
export function createRender(assets: Assets) {
  const styles = Buffer.from(assets.styles);
  return (page: PageData, location: string, graph: DocumentProps['graph']): Buffer => {
    const started = performance.now();
    const html = renderToString(
      <Document page={page} assets={assets} graph={graph}>
        <StaticRouter location={location}>
          <App load={() => page} />
        </StaticRouter>
      </Document>,
    );
    const at = html.indexOf(styleEnd);
    const document = Buffer.concat([Buffer.from(`<!DOCTYPE html>${html.slice(0, at)}`), styles, Buffer.from(html.slice(at))]);
    activity.emit('render', (performance.now() - started) / 1000);
    return document;
  };
}
