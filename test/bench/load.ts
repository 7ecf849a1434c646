import { spawn, spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';

/** What a server did under load: requests a second, and the milliseconds within which half and 99 % were answered. */
export interface Load {
  rate: number;
  p50: number;
  p99: number;
}

/** Whether wrk is here. Node's own client is busy before the server is, which makes all servers look alike. */
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

const seconds = 3;

/** A time as wrk writes it, such as `850.00us`, in milliseconds. */
function toMilliseconds(time = ''): number {
  const [, number = 'NaN', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(time) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

/** What wrk reports: requests a second and milliseconds. Its share of all requests within a deviation is a percentage, too. */
export function readWrk(report: string): Load {
  const find = (pattern: RegExp) => pattern.exec(report)?.[1];
  return {
    rate: Number(find(/^Requests\/sec: +([\d.]+)/m)),
    p50: toMilliseconds(find(/^ +50% +(\S+)/m)),
    p99: toMilliseconds(find(/^ +99% +(\S+)/m)),
  };
}

/** Not spawnSync: the bare server may be a child that has to be waited for. */
async function runWrk(url: string, coding: string, connections: number): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', '-H', `Accept-Encoding: ${coding}`, url];
  const child = spawn('wrk', options);
  let report = '';
  child.stdout.on('data', (part) => (report += part));
  await new Promise((resolve) => child.once('close', resolve));
  return readWrk(report);
}

async function runNode(url: string, coding: string, connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  async function ask(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      await new Promise((resolve, reject) => {
        get(url, { agent, headers: { 'accept-encoding': coding } }, (answer) => answer.resume().on('end', resolve)).on(
          'error',
          reject,
        );
      });
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Asks for one URL over some connections for three seconds, as fast as it answers. */
export const measureLoad = hasWrk ? runWrk : runNode;
