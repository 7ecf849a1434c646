import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pages } from '../../server/find-page.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { readLedger } from '../../tools/link-previews/ledger.ts';
import { fingerprint, readSubject } from '../../tools/link-previews/read-subject.ts';

const folder = join(import.meta.dirname, '../../client/static/og');
const listed = pages.map(({ path }) => path);
const files = listed.map((path) => basename(getPreviewImagePath(path)));

test.each(files)('%s is there, in the size that messengers show large, and not too heavy for any of them', async (file) => {
  const { format, width, height } = await sharp(join(folder, file)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(60_000);
});

test('no link preview is left of a page that is gone', async () => {
  expect(readdirSync(folder).sort()).toEqual([...files].sort());
  expect(Object.keys(await readLedger()).filter((path) => !listed.includes(path))).toEqual([]);
});

const head = '<h1>Staff paid on <b>Friday</b></h1>';
const figure = '<figure class="figure paycheck"><b>$843.50</b></figure>';

test('a preview is stale when the heading or a number of the figure changes, and not when other words do', () => {
  const read = (main: string) =>
    fingerprint(readSubject('/services/payroll-services', `<body><header>Seagrape</header><main>${main}</main></body>`));
  const drawn = read(head + figure);
  expect(read(`${head}<p>We run the pay.</p>${figure}`)).toBe(drawn);
  expect(read(head.replace('Friday', 'Monday') + figure)).not.toBe(drawn);
  expect(read(head + figure.replace('843', '842'))).not.toBe(drawn);
});
