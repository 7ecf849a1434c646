import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { listSamples, type Sample } from './list-samples.tsx';

const styles = 'article { padding: 2rem 0; border-top: 4px solid } pre { overflow: auto } summary { text-decoration: underline }';

const toJson = (data: unknown) => JSON.stringify(data, (_key, value) => (isValidElement(value) ? '(elements)' : value), 2);

function Entry({ sample: { name, file, from, data, shown } }: { sample: Sample }) {
  return (
    <article data-sample={name}>
      <div className="wrap">
        <h2>{name}</h2>
        <p>
          <code>{file}</code>
          {from ? `, as on ${from}` : ': no page has one'}
        </p>
        {shown && (
          <details>
            <summary>Data</summary>
            <pre>{toJson(data)}</pre>
          </details>
        )}
      </div>
      {shown}
    </article>
  );
}

/** Styles as a visitor by day or at night has them, whatever the maker's own browser prefers. */
function forceScheme(css: string, scheme: 'light' | 'dark'): string {
  return css.replace(/\(prefers-color-scheme: ?(\w+)\)/g, (_, asked) => (asked === scheme ? '(min-width: 0)' : '(max-width: 0)'));
}

/**
 * The HTML of /kit, for makers: what the site is made of, by the pages that have it, by day or at night. `dist` is a
 * build.
 */
export async function renderKit(dist: string, scheme: 'light' | 'dark'): Promise<string> {
  const { css, allBlocks, sprite } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  const read = async (url: string) => forceScheme(await readFile(join(dist, 'client', url), 'utf8'), scheme);
  const sheets = [await read(css), await read(allBlocks), styles];
  const drawings = await readFile(join(dist, 'client', sprite), 'utf8');
  Object.assign(globalThis, { DEV: true });
  const samples = await listSamples();
  const page = (
    <html lang="en-US">
      <head>
        <title>Kit</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style />
      </head>
      <body>
        <div hidden>
          <svg />
        </div>
        <h1 className="wrap">Kit</h1>
        <p className="wrap">
          What the site is made of, in its own words, by <a href="/kit">day</a> or at <a href="/kit?night">night</a>.
        </p>
        {samples.map((sample) => (
          <Entry key={sample.name} sample={sample} />
        ))}
      </body>
    </html>
  );
  const html = renderToString(page).replace('<svg></svg>', () => drawings);
  return `<!DOCTYPE html>${html.replace('<style></style>', () => `<style>${sheets.join('')}</style>`)}`;
}
