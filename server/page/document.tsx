import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { firm } from '../../content/firm.ts';
import type { PageData } from '../../shared/routes.tsx';
import { type Assets, headScript } from '../assets.ts';

/** The color of the browser's own frame around the page, by day and at night: `--paper` of the style tokens. */
export const themeColor = { light: '#fcf9f3', dark: '#0b2024' };

/** Data as the text of a script element: nothing in it can end the element (HTML, section 4.12.1.3). */
function toScriptText(data: object): { __html: string } {
  return { __html: JSON.stringify(data).replaceAll('<', '\\u003c') };
}

export interface DocumentProps {
  page: PageData;
  assets: Assets;
  /** The page's structured data. */
  graph: Graph | undefined;
  children: ReactNode;
}

/**
 * The document around the app. React hoists what the app's Head renders into `<head>`; only `#site-root` is hydrated. The
 * data of the page stands outside of it, as a script that React makes in the browser would offend Trusted Types.
 */
export function Document({ page, assets, graph, children }: DocumentProps) {
  const { lang = firm.lang } = page.head;
  return (
    <html lang={lang} data-script={assets.script}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
        <meta property="og:site_name" content={firm.brand} />
        <meta property="og:locale" content={lang.replace('-', '_')} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" fetchPriority="low" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* render.tsx joins the style sheet in as bytes. */}
        <style />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title="Articles" href="/feed.xml" />
        <script type="module" dangerouslySetInnerHTML={{ __html: assets.loader }} />
      </head>
      <body>
        <div hidden dangerouslySetInnerHTML={{ __html: assets.drawings }} />
        <div id="site-root">{children}</div>
        <script type="application/json" id="site-data" dangerouslySetInnerHTML={toScriptText(page)} />
        {graph && <script type="application/ld+json" dangerouslySetInnerHTML={toScriptText(graph)} />}
      </body>
    </html>
  );
}
