import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackages } from '../../tools/install-packages.ts';
import { raw } from '../http/raw.ts';
import { freePort } from '../site.ts';
import { spawnSite, statusOf } from '../spawn-site.ts';

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/**
 * Apache with mod_cache, a shared cache by another author (RFC 9111), before a site. `told`: a listener between them says
 * in Cache-Control what CDN-Cache-Control says, as a cache reads it that knows RFC 9213; two seconds stand for its five
 * minutes.
 */
async function startApache(site: string) {
  if (spawnSync('apache2', ['-v'], { env }).error) installPackages(['apache2-bin'], 'The test of shared caches needs Apache');
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const [plain, told, inner] = await Promise.all([freePort(), freePort(), freePort()]);
  for (const port of [plain, told]) mkdirSync(join(folder, String(port)));
  // Its workers are somebody else, if it is started by root.
  for (const name of ['', String(plain), String(told)]) chmodSync(join(folder, name), 0o777);
  const modules = 'mpm_event authz_core headers proxy proxy_http cache cache_disk'.split(' ');
  const cache = (port: number, origin: string) => `<VirtualHost 127.0.0.1:${port}>
    CacheRoot ${join(folder, String(port))}
    CacheEnable disk /
    CacheHeader on
    ProxyPass / ${origin}/
  </VirtualHost>`;
  const conf = `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
    ServerName localhost
    ServerRoot ${folder}
    PidFile ${folder}/pid
    ErrorLog ${folder}/errors
    User www-data
    Group www-data
    ${[plain, told, inner].map((port) => `Listen 127.0.0.1:${port}`).join('\n')}
    ${cache(plain, site)}
    ${cache(told, `http://127.0.0.1:${inner}`)}
    <VirtualHost 127.0.0.1:${inner}>
      ProxyPass / ${site}/
      Header set Cache-Control "expr=%{resp:CDN-Cache-Control}" "expr=-n resp('CDN-Cache-Control')"
      Header edit Cache-Control max-age=300 max-age=2
    </VirtualHost>`;
  writeFileSync(join(folder, 'apache.conf'), conf);
  const child = spawn('apache2', ['-DFOREGROUND', '-f', join(folder, 'apache.conf')], { env, stdio: 'inherit' });
  const origins = { plain: `http://127.0.0.1:${plain}`, told: `http://127.0.0.1:${told}` };
  while ((await statusOf(`${origins.plain}/healthz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`Apache has stopped with ${child.exitCode}`);
    await wait(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...origins, stop };
}

describe('a shared cache by another author', () => {
  let site: Awaited<ReturnType<typeof spawnSite>>;
  let apache: Awaited<ReturnType<typeof startApache>>;
  beforeAll(async () => {
    site = await spawnSite();
    apache = await startApache(site.origin);
  });
  afterAll(async () => {
    await apache?.stop();
    site.child.kill('SIGKILL');
  });

  const ask = async (origin: string, path: string) => {
    const { status, headers } = await raw(origin + path);
    return [status, String(headers['x-cache']).split(' ')[0]];
  };

  test('that knows Cache-Control alone asks each time', async () => {
    for (const path of ['/about', '/feed.xml', '/about?x=1'])
      for (let turn = 0; turn < 3; turn++)
        expect([
          [200, 'MISS'],
          [200, 'REVALIDATE'],
        ]).toContainEqual(await ask(apache.plain, path));
  });

  test('that is told keeps a page, asks again when it is old, and shows it while the site is down; never one with a query', async () => {
    expect(await ask(apache.told, '/about')).toEqual([200, 'MISS']);
    expect(await ask(apache.told, '/about')).toEqual([200, 'HIT']);
    await wait(2500);
    expect(await ask(apache.told, '/about')).toEqual([200, 'REVALIDATE']);
    for (let turn = 0; turn < 2; turn++) expect(await ask(apache.told, '/search?q=tax')).toEqual([200, 'MISS']);
    site.child.kill('SIGKILL');
    await wait(2500);
    expect((await ask(apache.told, '/about'))[0]).toBe(200);
    expect((await ask(apache.told, '/search?q=tax'))[0]).toBe(503);
    expect((await ask(apache.plain, '/about'))[0]).toBe(503);
  });
});
