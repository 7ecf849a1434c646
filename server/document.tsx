import type { ReactNode } from 'react';
import type { Manifest } from './site.ts';

interface Props {
  manifest: Manifest;
  /** The page's own chunks. */
  chunks: string[];
  origin: string;
  children: ReactNode;
}

/** The document around the app. React hoists what the app's Head renders into `<head>`; only `#root` is hydrated. */
export function Document({ manifest, chunks, origin, children }: Props) {
  const { css, entry, common, fonts, integrity } = manifest;
  return (
    <html lang="en-US" data-origin={origin}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FCF9F3" />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={css} integrity={integrity[css]} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[...common, ...chunks].map((chunk) => (
          <link
            key={chunk}
            rel="modulepreload"
            href={chunk}
            integrity={integrity[chunk]}
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ))}
        <script type="module" src={entry} integrity={integrity[entry]} crossOrigin="anonymous" />
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
