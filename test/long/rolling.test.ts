import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isFull, startChild } from '../harness/child.ts';
import { type Choose, soak } from '../harness/soak-requests.ts';

const restarts = isFull ? 6 : 1;
const perRound = isFull ? 5000 : 500;
const fewest = isFull ? 100_000 : 2000;

/** One page: what is asked for makes no difference here. */
const chooseAbout: Choose = () => ({ path: '/about', statuses: [200] });

test(`${restarts} rolling restarts of two replicas under 40 connections fail no request`, { timeout: 300_000 }, async () => {
  const start = () => startChild({ SHUTDOWN_DELAY_MS: '1000' });
  const children = [await start(), await start()];
  let ready = [...children];
  let turn = 0;
  const pickOrigin = () => ready[turn++ % ready.length]?.origin ?? '';
  let isRestarting = true;

  async function restartAll(): Promise<void> {
    for (let done = 0; done < restarts; done++)
      for (const [index, child] of [...children].entries()) {
        const ended = child.terminate();
        // What is before the replicas asks for /readyz, and sees it half a second late.
        await wait(500);
        ready = children.filter((other) => other !== child);
        await ended;
        children[index] = await start();
        ready = [...children];
      }
    isRestarting = false;
  }

  async function visit(): Promise<{ sent: number; wrong: number }> {
    let [sent, wrong] = [0, 0];
    for (; isRestarting || sent < fewest; sent += perRound) {
      const { failed, shed } = await soak(pickOrigin, perRound, chooseAbout, 40, false);
      wrong += failed + shed;
    }
    return { sent, wrong };
  }

  const [{ sent, wrong }] = await Promise.all([visit(), restartAll()]);
  for (const child of children) child.stop();
  expect(wrong).toBe(0);
  expect(sent).toBeGreaterThanOrEqual(fewest);
});
