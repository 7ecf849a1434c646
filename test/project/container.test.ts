import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const [, , final = ''] = read('Dockerfile').split(/^FROM /m);

describe('the image', () => {
  test('ends in a stage with dist/ alone, run by node itself as somebody who is not root', () => {
    expect(final.match(/^(COPY|ADD) .*$/gm)).toEqual(['COPY --from=build /app/dist ./']);
    expect(final).toMatch(/^USER [1-9]\d*$/m);
    expect(final).toMatch(/^ENTRYPOINT \["\/usr\/local\/bin\/node", "--max-old-space-size=\d+"\]\nCMD \["server\/main\.js"\]$/m);
    expect(final).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(final).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules /m);
  });

  test('asks for its health without a shell, on the address that says whether requests are wanted', () => {
    const [, command = ''] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(final) ?? [];
    expect(JSON.parse(command)[0]).toBe('/usr/local/bin/node');
    expect(command).toContain('/readyz');
  });

  test('is built from nothing but the sources', () => {
    const [comment, everything, ...kept] = read('.dockerignore').trim().split('\n');
    expect(comment).toMatch(/^#/);
    expect(everything).toBe('*');
    expect(kept.sort()).toEqual([
      '!.npmrc',
      '!build.mjs',
      '!client',
      '!content',
      '!package-lock.json',
      '!package.json',
      '!server',
      '!shared',
      '!tsconfig.json',
    ]);
  });
});
