import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Bytes that the pages of `dist` hold when all are ready and compressed, after garbage collection. */
export function weighMemory(dist: string): number {
  const script = `
    const { createApp } = await import(${JSON.stringify(join(dist, 'server/app.js'))});
    const { loadDist } = await import(${JSON.stringify(join(dist, 'server/dist.js'))});
    const config = { siteOrigin: 'http://localhost', allowIndexing: true, pageCache: true, hstsSubdomains: true };
    const options = { config, dist: loadDist(${JSON.stringify(dist)}), logger: { isLevelEnabled: () => false }, readiness: {} };
    const { warmUp } = await createApp(options);
    for (const page of await warmUp()) await page.encode();
    gc();
    // Buffers are swept after it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    gc();
    const { heapUsed, external } = process.memoryUsage();
    console.log(heapUsed + external);`;
  const command = ['--expose-gc', '--input-type=module', '-e', script];
  return Number(execFileSync(process.execPath, command, { encoding: 'utf8' }));
}
