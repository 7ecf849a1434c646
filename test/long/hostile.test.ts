import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { busy, sendCrowd, tryForm } from '../hostile/crowd.ts';
import { forms } from '../hostile/forms.ts';
import { startSite } from '../site.ts';

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('what is no request, or hardly one, gets as many answers as it is due, with all headers', () => {
  test.each(forms)('$name', async (form) => {
    // Each try takes one of its spellings.
    for (let turn = 0; turn < 8; turn++) expect([undefined, busy]).toContain(await tryForm(site.origin, form));
  });
});

describe('a crowd of hostile requests', () => {
  // `npm run test:hostile` sends 20,000 to a process of its own.
  test('is answered to the last, without an error of ours, a way off the site or a trace of code', async () => {
    const before = await (await fetch(site.origin)).text();
    const { faults, shed } = await sendCrowd(site.origin, 2000);
    expect(faults).toEqual([]);
    expect(shed).toBeLessThan(200);
    expect(await (await fetch(site.origin)).text()).toBe(before);
  });
});
