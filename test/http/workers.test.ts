import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freePort } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

const childrenOf = (pid = 0) =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

describe('two workers', () => {
  test('share port and metrics, are replaced when they end, and drain together', async () => {
    const metricsPort = String(await freePort());
    const { child, origin } = await spawnSite({ WORKERS: '2', METRICS_PORT: metricsPort, SHUTDOWN_DELAY_MS: '100' });
    const get = (path: string) => fetch(origin + path, { headers: { Connection: 'close' } });
    const workers = childrenOf(child.pid);
    expect(workers).toHaveLength(2);
    for (let count = 0; count < 10; count++) expect((await get('/about')).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('http_requests_total{route="/about",status="200"} 10');

    process.kill(workers[0] ?? 0, 'SIGKILL');
    await expect.poll(() => childrenOf(child.pid).filter((pid) => !workers.includes(pid)).length, { timeout: 5000 }).toBe(1);
    expect((await get('/about')).status).toBe(200);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(get('/about')).rejects.toThrow();
  });

  test('that cannot start end it all, instead of being started again and again', async () => {
    const taken = createServer().listen(0);
    const address = taken.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    await expect(spawnSite({ WORKERS: '2', PORT })).rejects.toThrow('the server has stopped with 1');
    taken.close();
  });
});
