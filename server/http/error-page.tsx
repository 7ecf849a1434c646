import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '../../content/firm.ts';
import { formatTelHref } from '../../shared/format.ts';
import { formatTitle } from '../../shared/head.tsx';

/** The page for a failure of ours: no scripts, no detail. Made once at start, so that it cannot fail later. */
export function renderErrorPage(styles: string): string {
  const page = renderToStaticMarkup(
    <html lang={firm.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{formatTitle('Something went wrong')}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main className="not-found">
          <div className="wrap">
            <p className="eyebrow">500</p>
            <h1>This one is our mistake</h1>
            <p>The page could not be made just now. Try again in a minute, or call us and we will help you on the phone.</p>
            <div className="actions">
              <a className="button" href={formatTelHref(firm.phone)}>
                Call {firm.phone}
              </a>
              <a className="button" href="/">
                Return to Home
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${page}`;
}
