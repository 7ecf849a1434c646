import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startNginx } from '../harness/nginx.ts';
import { raw } from '../http/raw.ts';
import { spawnSite } from '../spawn-site.ts';

const www = 'www.example.com';
const env = { SITE_ORIGIN: `https://${www}`, ALLOWED_HOSTS: www, TRUST_PROXY: '127.0.0.1' };
const sites = await Promise.all([spawnSite(env), spawnSite(env)]);
const proxy = await startNginx(sites.map(({ port }) => port));
afterAll(async () => {
  await proxy.stop();
  for (const { child } of sites) child.kill('SIGKILL');
});

test('a replica that hangs keeps few visitors waiting, none for longer than four seconds, and loses none', async () => {
  sites[0]?.child.kill('SIGSTOP');
  const visit = async (turn: number) => {
    const started = performance.now();
    const options = { servername: www, rejectUnauthorized: false, path: `/unknown-${turn}`, agent: false };
    const { status } = await raw(`https://127.0.0.1:${proxy.https}`, { host: www }, options);
    return { status, seconds: (performance.now() - started) / 1000 };
  };
  const visits = [];
  for (let turn = 0; turn < 48; turn++) {
    visits.push(visit(turn));
    await wait(250);
  }
  const answers = await Promise.all(visits);
  sites[0]?.child.kill('SIGCONT');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(4);
  // Those of the first three seconds that came to it, and one when it is tried again.
  expect(answers.filter(({ seconds }) => seconds > 1).length).toBeLessThan(12);
});
