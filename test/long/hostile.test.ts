import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Child, isFull, startChild } from '../harness/child.ts';
import { tryBytes } from '../hostile/converse.ts';
import { forms, makeHostileRequest } from '../hostile/forms.ts';
import { behaviors, misbehave } from '../hostile/misbehave.ts';
import { pick, random } from '../hostile/random.ts';

let site: Child;

beforeAll(async () => {
  site = await startChild();
});
afterAll(() => site.stop());

describe('what is no request, or hardly one, gets as many answers as it is due', () => {
  test.each(forms)('%s', async (_name, answers, ...spellings) => {
    for (const bytes of spellings) expect(await tryBytes(site.origin, bytes, answers)).toBeUndefined();
  });
});

test('a crowd of hostile requests is answered to the last, without an error of ours, a way off the site or a trace of code', async () => {
  const before = await (await fetch(site.origin)).text();
  let left = isFull ? 20_000 : 2000;
  const faults: string[] = [];
  const worker = async () => {
    while (left-- > 0) {
      const fault = await tryBytes(site.origin, makeHostileRequest(), /^[234]\d\d$/);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(faults).toEqual([]);
  expect(await (await fetch(site.origin)).text()).toBe(before);
}, 600_000);

describe('a client that misbehaves ends its own connection and nothing else, whatever it has sent', () => {
  const ask = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
  const early = ['/', '/about', '/nope', '/About', '/%', '/search?q=tax', '/deadlines.ics', '/assets/x.js', '*'];
  const all = [
    ...methods.flatMap((method) => early.map((path) => ask(`${method} ${path}`))),
    ask('CONNECT example.com:443'),
    ask('GET /about') + ask('CONNECT example.com:443'),
    ...forms.flatMap(([, , spelling = '']) => (spelling.length < 5000 ? [spelling] : [])),
  ];

  test.each(Object.keys(behaviors))('%s', async (name) => {
    for (let at = 0; at < all.length; at += 8)
      await Promise.all(all.slice(at, at + 8).map((bytes) => misbehave(site.origin, bytes, name)));
    expect(site.isRunning()).toBe(true);
    expect((await fetch(`${site.origin}/about`)).status).toBe(200);
  });

  test('thousands at random', { timeout: 900_000 }, async () => {
    let left = isFull ? 30_000 : 3000;
    const worker = async () => {
      while (left-- > 0 && site.isRunning()) await misbehave(site.origin, random(3) === 0 ? pick(all) : makeHostileRequest());
    };
    await Promise.all(Array.from({ length: 32 }, worker));
    expect(site.isRunning()).toBe(true);
    expect((await fetch(`${site.origin}/about`)).status).toBe(200);
  });
});
