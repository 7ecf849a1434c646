import { readFileSync } from 'node:fs';

/**
 * How long the first thread of a process has been on the processor, in milliseconds. It has the number of its process, and
 * is the one that answers requests. Whatever else the machine does takes nothing of it. Linux alone counts it.
 */
export function readCpu(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}
