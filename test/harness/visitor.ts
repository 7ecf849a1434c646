import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

// A visitor in a process of its own: asks the origin in its first argument for pages 20 times a second, on a connection
// of its own, and for `/readyz` once a second on another. Prints milliseconds as JSON after as many seconds as the
// second argument says.

const [, , origin = '', seconds = '10'] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** How long an answer takes, in milliseconds; Infinity if it is not a 200 within 5 s. */
function ask(path: string, own: Agent | false): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' };
    const sent = get(origin + path, { agent: own, headers, timeout: 5000 }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode === 200 ? performance.now() - started : Infinity)),
    );
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(Infinity));
  });
}

const pages: number[] = [];
const ready: number[] = [];
for (let turn = 0; turn < Number(seconds) * 20; turn++) {
  const next = wait(50);
  pages.push(await ask('/about', agent));
  if (turn % 20 === 10) ready.push(await ask('/readyz', false));
  await next;
}
for (const times of [pages, ready]) times.sort((a, b) => a - b);
// JSON has no Infinity.
process.stdout.write(JSON.stringify([pages, ready], (_, value) => (value === Infinity ? 1e6 : value)));
process.exit(0);
