import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { readFiles } from '../../server/files.ts';
import { pages } from '../../server/find-page.ts';
import { toDataPath } from '../../shared/page-data.ts';
import { dist, makeApp } from '../site.ts';

// What /privacy says of this software.

const lines: string[] = [];
const { app } = makeApp({}, lines);
const paths = pages.map(({ path }) => path);

describe('what /privacy promises', () => {
  test('no answer sets a cookie', async () => {
    const files = [...readFiles(join(dist, 'client')).keys()];
    const data = paths.map((path) => toDataPath(path, ''));
    for (const path of [...paths, ...data, '/nope', '/blog/nope', '/%', '/feed.xml', '/healthz', ...files]) {
      const { headers } = await request(app).get(path).set('Cookie', 'visit=1');
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  });

  test('a page loads nothing from anywhere else', async () => {
    for (const path of paths) {
      const { text } = await request(app).get(path);
      const loaded = text.matchAll(/<(?:script|img|link|source|iframe|use)\b[^>]*\s(?:src|href|srcset)="([^"]+)"[^>]*>/g);
      for (const [tag, address = ''] of loaded)
        if (!/rel="(canonical|alternate)"/.test(tag)) expect(address, path).toMatch(/^(\/(?!\/)|#)/);
    }
  });

  test('a line of the log has what the page on privacy says, and nothing that a visitor has typed', async () => {
    lines.length = 0;
    await request(app)
      .get('/privacy?name=secret')
      .set({ 'User-Agent': 'Visitor/1', Referer: 'https://elsewhere.example/from?word=secret', Cookie: 'a=secret' });
    await expect.poll(() => lines.length).toBe(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(Object.keys(line).join(' ')).toBe(
      'level time requestId client host method path status bytes ms referrer userAgent msg',
    );
    expect(line).toMatchObject({ path: '/privacy', referrer: 'https://elsewhere.example/from', userAgent: 'Visitor/1' });
    expect(JSON.stringify(line)).not.toContain('secret');
  });
});
