import type { ReactNode } from 'react';
import { firm } from '../content/firm.ts';
import type { Dist } from './dist.ts';

interface Props {
  dist: Dist;
  /** URL of the page's own chunk. */
  chunk: string;
  origin: string;
  /** The office's day, an ISO date. */
  day: string;
  /** As JSON, what the scripts do not have; undefined on most pages. */
  served: string | undefined;
  /** What the page's link preview shows; undefined if it has none. */
  imageAlt: string | undefined;
  /** The page's graph as the text of its script element, see structured-data/. */
  graph: string | undefined;
  children: ReactNode;
}

/**
 * The document around the app. React hoists what the app's Head renders into `<head>`; only `#root` is hydrated.
 * `data-chunk` names what the loader, client/main.ts, is about to import; `data-styles` and `data-sprite` what other
 * pages need that are gone to from here, client/site-assets.ts.
 */
export function Document({ dist, chunk, origin, day, served, imageAlt, graph, children }: Props) {
  const { manifest, inline } = dist;
  const { fonts, themeColor, allBlocks, sprite } = manifest;
  const others = { 'data-styles': allBlocks, 'data-sprite': sprite };
  return (
    <html lang="en-US" data-origin={origin} data-day={day} data-served={served} data-chunk={chunk} {...others}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
        <meta property="og:site_name" content={firm.brand} />
        <meta property="og:locale" content="en_US" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
        <meta name="twitter:card" content="summary_large_image" />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" fetchPriority="low" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: inline.beforePaint }} />
        <link rel="expect" href="#" {...{ blocking: 'render' }} />
        {/* The style sheets come in bytes, see complete-document.ts. */}
        <style />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title="Articles" href="/feed.xml" />
        <script type="importmap" dangerouslySetInnerHTML={{ __html: inline.importMap }} />
        <script type="module" dangerouslySetInnerHTML={{ __html: inline.loader }} />
      </head>
      <body>
        {/* The drawings that the page points into come here. */}
        <div id="drawings" hidden>
          <svg />
        </div>
        <div id="root">{children}</div>
        {/* Outside the root: a script that React makes in the browser would offend Trusted Types. */}
        {graph && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />}
      </body>
    </html>
  );
}
