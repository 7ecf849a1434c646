import { Agent, get } from 'node:http';
import { type Child, startChild } from './child.ts';
import { printFigures } from './figures.ts';
import { startRoundRobin } from './round-robin.ts';

// `npm run test:rolling`: six rolling restarts of two instances behind a proxy that takes turns, under 40 connections.
// `-- --naive`: of a server that ends when it is told to.

const restarts = 6;
const wanted = 100_000;
const connections = 40;
const longest = 180_000;
const kind = process.argv.includes('--naive') ? 'naive' : 'built';
const started = performance.now();
const start = () => startChild(kind, { SHUTDOWN_DELAY_MS: '1000' });

const children: Child[] = [await start(), await start()];
const ports = children.map(({ origin }) => Number(new URL(origin).port));
const proxy = await startRoundRobin(ports);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let restarting = true;
let sent = 0;
const failures = new Map<string, number>();

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const end = (failure?: string) => {
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      resolve();
    };
    sent++;
    const headers = { 'accept-encoding': 'br' };
    const asked = get(`${proxy.origin}/about`, { agent, headers, timeout: 5000 }, (answer) => {
      const failure = answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`;
      answer.resume().on('close', () => end(answer.complete ? failure : 'cut short'));
    });
    asked.on('timeout', () => asked.destroy()).on('error', ({ message }) => end(message));
  });
}

const isLate = () => performance.now() - started > longest;

async function visit(): Promise<void> {
  while (!isLate() && (restarting || sent < wanted)) await ask();
}

async function restartAll(): Promise<number> {
  let done = 0;
  for (; done < restarts && !isLate(); done++)
    for (const index of children.keys()) {
      await children[index]?.terminate();
      const next = await start();
      children[index] = next;
      ports[index] = Number(new URL(next.origin).port);
    }
  restarting = false;
  return done;
}

console.info(`The ${kind} server, Node ${process.version}, ${connections} connections`);
const [done] = await Promise.all([restartAll(), ...Array.from({ length: connections }, visit)]);
for (const child of children) child.stop();
proxy.close();
for (const [failure, count] of failures) console.info(`${count}: ${failure}`);
const within = printFigures([
  { what: `failed of ${sent} requests`, found: [...failures.values()].reduce((sum, count) => sum + count, 0), most: 0 },
  { what: `rolling restarts not done, of ${restarts}`, found: restarts - done, most: 0 },
  { what: `requests less than ${wanted}`, found: Math.max(0, wanted - sent), most: 0 },
  { what: 'seconds', found: (performance.now() - started) / 1000, most: longest / 1000 },
]);
process.exit(within ? 0 : 1);
