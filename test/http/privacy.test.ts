import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../shared/routes.ts';
import { dist, makeApp } from '../site.ts';

// What /privacy says of this software.

let app: Awaited<ReturnType<typeof makeApp>>['app'];
const lines: string[] = [];
beforeAll(async () => {
  ({ app } = await makeApp({}, lines));
});

describe('what /privacy promises', () => {
  test('no answer sets a cookie', async () => {
    const files = [...dist.files.keys()];
    for (const path of [...pages.map((page) => page.path), '/nope', '/blog/nope', '/%', '/feed.xml', '/healthz', ...files]) {
      const { headers } = await request(app).get(path).set('Cookie', 'visit=1');
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  });

  test('a page loads nothing from anywhere else', async () => {
    for (const { path } of pages) {
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
    await new Promise((resolve) => setTimeout(resolve, 20));
    const line = JSON.parse(lines.join('').trim().split('\n').at(-1) ?? '{}');
    expect(Object.keys(line).join(' ')).toBe(
      'level time requestId client host method path status bytes ms referrer userAgent msg',
    );
    expect(line).toMatchObject({ path: '/privacy', referrer: 'https://elsewhere.example/from', userAgent: 'Visitor/1' });
    expect(JSON.stringify(line)).not.toContain('secret');
  });
});
