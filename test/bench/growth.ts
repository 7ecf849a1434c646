import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addArticles, addServices } from '../growth/grow.ts';
import { copyProject } from '../project-copy.ts';
import { freePort } from '../site.ts';
import { statusOf } from '../spawn-site.ts';

// `npm run bench:growth -- 3 100 1000 services`
const flags = ['--max-old-space-size=144', '--max-semi-space-size=8'];

function readMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000);
  return { rss: of('VmRSS'), peak: of('VmHWM') };
}

async function ask(url: string) {
  const started = performance.now();
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  const body = await response.arrayBuffer();
  return { status: response.status, ms: Math.round(performance.now() - started), kB: Math.round(body.byteLength / 1000), body };
}

async function measure(articles: number, services: number) {
  const project = copyProject();
  try {
    addArticles(project, Math.max(0, articles - 3));
    if (services > 0) addServices(project, services - 15);
    const row: Record<string, string | number> = {};
    if (process.env.CHECK) {
      const at = performance.now();
      const { status } = await import('node:child_process').then(({ spawnSync }) =>
        spawnSync('npx', ['tsx', 'tools/check-content/check-content.ts'], {
          cwd: project.folder,
          stdio: ['ignore', process.env.CHECK === '2' ? 'inherit' : 'ignore', 'inherit'],
        }),
      );
      row['check s'] = ((performance.now() - at) / 1000).toFixed(1);
      row['check status'] = status ?? 'none';
    }
    let at = performance.now();
    project.build();
    row['build s'] = ((performance.now() - at) / 1000).toFixed(1);
    const port = await freePort();
    at = performance.now();
    const extra = process.env.PROF ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROF}`] : [];
    const child = spawn(
      'nice',
      ['-n', '-19', 'taskset', '-c', '0', process.execPath, ...flags, ...extra, join(project.folder, 'dist/server/main.js')],
      {
        env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', MALLOC_MMAP_THRESHOLD_: '131072' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    const origin = `http://127.0.0.1:${port}`;
    while ((await statusOf(`${origin}/readyz`)) !== 200) {
      if (child.exitCode !== null) throw new Error('has stopped');
      await wait(10);
    }
    row['start ms'] = Math.round(performance.now() - at);
    let longest = 0;
    let done = false;
    const pulse = (async () => {
      while (!done) {
        const { ms } = await ask(`${origin}/healthz`).catch(() => ({ ms: Number.NaN }));
        longest = Math.max(longest, ms);
        await wait(5);
      }
    })();
    row['first search ms'] = (await ask(`${origin}/search?q=homestead`)).ms;
    row['pulse while indexing'] = longest;
    row['rss indexed'] = readMemory(child.pid ?? 0).rss;
    longest = 0;
    const sitemap = await ask(`${origin}/sitemap.xml`);
    row['sitemap ms'] = sitemap.ms;
    const paths = [...new TextDecoder().decode(sitemap.body).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(
      ([, path]) => path || '/',
    );
    row.pages = paths.length;
    const first = [];
    for (const path of paths) first.push({ path, ...(await ask(origin + path)) });
    first.sort((a, b) => b.ms - a.ms);
    row['page max ms'] = `${first[0]?.ms} ${first[0]?.path}`;
    row['page median ms'] = first[Math.floor(first.length / 2)]?.ms ?? 0;
    if (first.some(({ status }) => status !== 200)) row.bad = first.filter(({ status }) => status !== 200).length;
    for (const path of paths) await ask(origin + path);
    row['rss all pages'] = readMemory(child.pid ?? 0).rss;
    for (const path of paths) await ask(`${origin}/data${path === '/' ? '/index' : path}.json`);
    row['rss all data'] = readMemory(child.pid ?? 0).rss;
    const searches = [];
    for (const q of [
      'the tax of a company',
      'sales tax',
      'homestead',
      'estimted penalty',
      '1099 nec',
      'dr-15',
      'owner pay corporation wages return irs letter',
    ])
      searches.push((await ask(`${origin}/search?q=${encodeURIComponent(q)}`)).ms);
    row['search max ms'] = Math.max(...searches);
    row['404 max ms'] = Math.max(
      ...(
        await Promise.all(
          ['/pircing', '/questoin-17', '/blog/question-9999', '/servces/payrol'].map((path) => ask(origin + path)),
        )
      ).map(({ ms }) => ms),
    );
    for (const path of ['/blog', '/feed.xml', '/llms.txt', '/forms', '/services']) {
      const { ms, kB } = await ask(origin + path);
      row[path] = `${ms} ms ${kB} kB`;
    }
    row['pulse max'] = longest;
    row.peak = readMemory(child.pid ?? 0).peak;
    done = true;
    await pulse;
    child.kill();
    await once(child, 'exit');
    return row;
  } finally {
    if (!process.env.KEEP) project.remove();
    else console.info(project.folder);
  }
}

const [services = 0] = process.argv.filter((word) => word.startsWith('services=')).map((word) => Number(word.slice(9)));
for (const count of process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number)) {
  console.info(count, services);
  console.info(await measure(count, services).catch((error) => String(error)));
}
execFileSync('true');
