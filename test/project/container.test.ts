import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { root } from '../site.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile');
const [, ...stages] = dockerfile.split(/^FROM /m);
const final = stages.at(-1) ?? '';

describe('the image', () => {
  test.each([undefined, '127.0.0.2', '::1', '::'])('asks for its health where the server listens: %s', async (HOST) => {
    const [, command = '[]'] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(final) ?? [];
    const [node, ...args]: string[] = JSON.parse(command);
    expect(node).toBe('/usr/local/bin/node');
    const asked: unknown[] = [];
    const server = createServer((req, res) => {
      asked.push(req.url);
      res.end();
    });
    await once(server.listen(0, HOST), 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { ...(HOST && { HOST }), PORT: String(port) };
    const [code] = await once(spawn(process.execPath, args, { env }), 'exit');
    server.close();
    expect([code, asked]).toEqual([0, ['/readyz']]);
  });

  test.each(['', '0123abc', 'v1.2.3-rc1', 'v1.2', 'abc 1234', 'a'.repeat(65)])(
    'is built with the revision "%s" if it starts with it',
    (revision) => {
      const [, command = ''] = /^RUN (\[ -z "\$REVISION"(?:.*\\\n)*.*)$/m.exec(final) ?? [];
      const { status, stderr } = spawnSync('sh', ['-c', command], {
        env: { REVISION: revision, PATH: process.env.PATH },
        encoding: 'utf8',
      });
      const { warnings } = readConfig({ REVISION: revision });
      expect(warnings).toEqual(status === 0 ? [] : [`${stderr.trim()}: it is passed over`]);
    },
  );

  test('is built from nothing but the sources, and from all that the build reads', () => {
    const sources = ['client', 'content', 'server', 'shared', 'tools'];
    sources.push('.npmrc', 'build.mjs', 'package-lock.json', 'package.json', 'tsconfig.json');
    const [everything, ...kept] = read('.dockerignore').match(/^[^#\n].*$/gm) ?? [];
    expect([everything, ...kept.sort()]).toEqual(['*', ...sources.map((name) => `!${name}`).sort()]);
    const [, build = ''] = stages;
    const copied = [...build.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
    expect(copied.sort()).toEqual(sources.sort());
  });
});
