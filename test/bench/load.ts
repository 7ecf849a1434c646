import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a server did under load: requests a second, and the milliseconds within which half and 99 % were answered. */
export interface Load {
  rate: number;
  p50: number;
  p99: number;
}

const seconds = 3;

/** The middle one of some values. */
export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A time as wrk writes it, such as `850.00us`, in milliseconds. */
function toMilliseconds(time = ''): number {
  const [, number = 'NaN', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(time) ?? [];
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

/** What wrk reports: requests a second, and milliseconds. Its percentages of a deviation are not read. */
function readWrk(report: string): Load {
  const find = (pattern: RegExp) => pattern.exec(report)?.[1];
  return {
    rate: Number(find(/^Requests\/sec: +([\d.]+)/m)),
    p50: toMilliseconds(find(/^ +50% +(\S+)/m)),
    p99: toMilliseconds(find(/^ +99% +(\S+)/m)),
  };
}

/**
 * Asks for one URL over some connections for three seconds, as fast as it answers. It needs wrk (`apt-get install wrk`):
 * Node's own client is busy before the server is, which makes all servers look alike.
 */
export async function measureLoad(url: string, coding: string, connections: number): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}`, '--latency', '-H', `Accept-Encoding: ${coding}`, url];
  const child = spawn('wrk', options);
  let report = '';
  child.stdout.on('data', (part) => (report += part));
  await once(child, 'close');
  return readWrk(report);
}
