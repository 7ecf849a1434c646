import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pages } from '../../server/pages/index.ts';
import { getPreviewImagePath } from '../../shared/head.tsx';
import { checkPreviews } from '../../tools/check-content/preview-checks.ts';
import { findStale, fingerprint, listPreviewed, readDrawn } from '../../tools/link-previews/find-stale.ts';
import { readStyles } from '../../tools/link-previews/read-styles.ts';
import { listClasses, type PreviewSubject, readSubject } from '../../tools/link-previews/read-subject.ts';
import { day } from '../words.ts';

const folder = join(import.meta.dirname, '../../client/static/og');
const listed = listPreviewed(pages).map(({ path }) => path);
const files = listed.map((path) => basename(getPreviewImagePath(path)));

test.each(files)('%s is there, in the size that messengers show large, and not too heavy for any of them', async (file) => {
  const { format, width, height } = await sharp(join(folder, file)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(60_000);
});

test('no link preview is left of a page that is gone', async () => {
  expect(readdirSync(folder).sort()).toEqual([...files].sort());
  expect(Object.keys(await readDrawn()).filter((path) => !listed.includes(path))).toEqual([]);
});

test('each link preview shows what its page does: after a change, `npm run link-previews` draws it anew', async () => {
  const stale = findStale(pages, await readDrawn(), day).filter(({ reason }) => reason !== 'day');
  expect(stale).toEqual([]);
});

/** What the preview of a page shows on a day. */
function readSubjectOf(path: string, on = day): PreviewSubject {
  const page = pages.find((found) => found.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return readSubject(page, on);
}

test('a preview shows the figure or the map of its page, or the horizon', () => {
  const classOf = (path: string) => listClasses(readSubjectOf(path).figure ?? '')[0];
  const paths = ['/services/payroll-services', '/pricing', '/location', '/locations/gulf-stream', '/faqs'];
  expect(paths.map(classOf)).toEqual(['figure', 'figure', 'coast', 'town-map', undefined]);
});

describe('a preview is stale', () => {
  const payroll = readSubjectOf('/services/payroll-services');
  const pagesOf = (path: string) => pages.filter((page) => page.path === path);
  const drawnOn = (path: string, on: string) => ({ [path]: { day: on, fingerprint: fingerprint(readSubjectOf(path, on)) } });

  test('when the firm’s name or city, its heading, a number of its figure or a style of its figure changes', () => {
    const drawn = fingerprint(payroll);
    expect(fingerprint(readSubjectOf('/services/payroll-services'))).toBe(drawn);
    for (const change of [{ brand: 'Mangrove' }, { cityLabel: 'CPAs in Tampa, Florida' }, { heading: 'Another heading' }])
      expect(fingerprint({ ...payroll, ...change })).not.toBe(drawn);
    const changed = JSON.parse(JSON.stringify(payroll.figure).replace('843.50', '842.50'));
    expect(fingerprint({ ...payroll, figure: changed })).not.toBe(drawn);
    expect(fingerprint(payroll, `${readStyles(payroll)}.paycheck{color:red}`)).not.toBe(drawn);
  });

  test('by the styles of its own blocks and by no others', () => {
    const has = (path: string, ...rules: string[]) => rules.map((rule) => readStyles(readSubjectOf(path)).includes(rule));
    expect(has('/services/payroll-services', '.paycheck-bar', '.town-head', '.horizon-glints')).toEqual([true, false, false]);
    expect(has('/faqs', '.paycheck-bar', '.town-head', '.horizon-glints')).toEqual([false, false, true]);
  });

  test('by no change when only time has passed; then it shows another day', () => {
    const path = '/services/sales-tax-services';
    const drawn = drawnOn(path, '2026-11-23');
    expect(findStale(pagesOf(path), drawn, '2026-11-24')).toEqual([]);
    expect(findStale(pagesOf(path), drawn, '2027-03-01')).toEqual([{ path, reason: 'day' }]);
    expect(findStale(pagesOf(path), { [path]: { day: '2026-11-23', fingerprint: 'another' } }, '2026-11-24')).toEqual([
      { path, reason: 'change' },
    ]);
    expect(findStale(pagesOf(path), {}, '2026-11-24')).toEqual([{ path, reason: 'missing' }]);
  });
});

test('the content check names pages with stale previews, and what to do, in a line for each reason', () => {
  const changed = ['/', '/about', '/faqs', '/forms', '/blog'].map((path) => ({ path, reason: 'change' as const }));
  expect(checkPreviews([...changed, { path: '/careers', reason: 'missing' }], ['/services/old'])).toEqual([
    {
      level: 'warning',
      file: 'content/redirects.ts',
      field: '/services/old',
      message: expect.stringMatching(/^was a page, .* say where it leads/),
    },
    {
      level: 'reminder',
      file: 'client/static/og',
      field: '/careers',
      message: 'link previews not drawn yet; run npm run link-previews',
    },
    {
      level: 'reminder',
      file: 'client/static/og',
      field: '/, /about, /faqs, and 2 more',
      message: expect.stringMatching(/^link previews of another firm, .*; run npm run link-previews$/),
    },
  ]);
  expect(checkPreviews([], [])).toEqual([]);
});
