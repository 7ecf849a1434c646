import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Child, isFull, startChild } from '../harness/child.ts';
import { busy, sendCrowd, tryBytes } from '../hostile/crowd.ts';
import { forms } from '../hostile/forms.ts';

let site: Child;

beforeAll(async () => {
  site = await startChild();
});
afterAll(() => site.stop());

describe('what is no request, or hardly one, gets as many answers as it is due, with all headers', () => {
  test.each(forms)('%s', async (_name, answers, ...spellings) => {
    for (const bytes of spellings) expect([undefined, busy]).toContain(await tryBytes(site.origin, bytes, answers));
  });
});

test('a crowd of hostile requests is answered to the last, without an error of ours, a way off the site or a trace of code', async () => {
  const before = await (await fetch(site.origin)).text();
  const faults = await sendCrowd(site.origin, isFull ? 20_000 : 2000);
  expect(faults.filter((fault) => fault !== busy)).toEqual([]);
  expect(faults.length).toBeLessThanOrEqual(isFull ? 0 : 200);
  expect(await (await fetch(site.origin)).text()).toBe(before);
  expect(site.isRunning()).toBe(true);
}, 600_000);
