import { Agent, get } from 'node:http';
import { pages } from '../../shared/routes.ts';

/**
 * Asks `total` times over 32 connections, in turn for a page and for an unknown path that no other request has. Returns
 * how many were not answered with 200 and 404, and of how many the server said that it was busy.
 */
export async function soak(origin: string, total: number): Promise<{ failed: number; shed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let sent = 0;
  let failed = 0;
  let shed = 0;
  const ask = (path: string, status: number) =>
    new Promise<void>((resolve) => {
      const end = (answered?: number) => {
        if (answered === 503) shed++;
        else if (answered !== status) failed++;
        resolve();
      };
      const headers = { 'accept-encoding': 'br' };
      get(origin + path, { agent, headers, timeout: 10_000 }, (answer) =>
        answer.resume().on('end', () => end(answer.statusCode)),
      ).on('error', () => end());
    });
  const worker = async () => {
    while (sent < total) {
      const turn = sent++;
      const page = pages[turn % pages.length]?.path ?? '/';
      await (turn % 2 === 0 ? ask(page, 200) : ask(`/unknown-${turn}-${'x'.repeat(turn % 50)}`, 404));
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  agent.destroy();
  return { failed, shed };
}
