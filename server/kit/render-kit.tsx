import { readdir, readFile } from 'node:fs/promises';
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

/** The HTML of /kit, for makers: what the site is made of, by the pages that have it. `dist` is a build. */
export async function renderKit(dist: string): Promise<string> {
  const { css, figures } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  const sprite = (await readdir(join(dist, 'client/assets'))).find((name) => /^sprite-.*\.svg$/.test(name));
  Object.assign(globalThis, { SPRITE_URL: `/assets/${sprite}`, DEV: true });
  const samples = await listSamples();
  const page = (
    <html lang="en-US">
      <head>
        <title>Kit</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={css} />
        <link rel="stylesheet" href={figures.all} />
        <style>{styles}</style>
      </head>
      <body>
        <h1 className="wrap">Kit</h1>
        <p className="wrap">What the site is made of, in its own words. Light only: there is no night yet.</p>
        {samples.map((sample) => (
          <Entry key={sample.name} sample={sample} />
        ))}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToString(page)}`;
}
