import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendErrors } from '../../server/errors.ts';
import { PreparedResponse } from '../../server/prepared-response.ts';
import { sendQueried } from '../../server/queried.ts';

// In its place in the site: test/http/deadlines.test.ts, test/http/search.test.ts and test/http/estimate.test.ts.

let made: string[] = [];
let work = () => {};
let newDay = () => {};
const read = (query: URLSearchParams) => (query.has('n') ? `n=${Number(query.get('n'))}` : '');
const prepare = (query: string) => {
  made.push(query);
  work();
  return new PreparedResponse({ body: Buffer.from(query), type: 'text/plain', cacheControl: 'no-store' }, {});
};

function makeApp(keeps = true) {
  const app = express();
  const queried = new Map([['/sums', { read, prepare }]]);
  const onNewDay = (callback: (day: string) => void) => {
    newDay = () => callback('2026-12-01');
  };
  app.use((_req, res, next) => {
    res.locals.requestId = 'a-request';
    next();
  });
  app.use(sendQueried({ queried, headers: {}, keeps, onNewDay, pace: (_res, answer) => answer() }));
  app.use((_req, res) => void res.send('nothing asked'));
  app.use(sendErrors('our fault', pino({ level: 'silent' })));
  return app;
}

beforeEach(() => {
  made = [];
  work = () => {};
});

describe('what depends on a query', () => {
  test('is made once for each, and the last 32 are kept until the day ends', async () => {
    const app = makeApp();
    for (let n = 1; n <= 33; n++) expect((await request(app).get(`/sums?n=${n}`)).text).toBe(`n=${n}`);
    expect(made).toHaveLength(33);
    await request(app).get('/sums?n=2');
    expect(made).toHaveLength(33);
    await request(app).get('/sums?n=1');
    expect(made).toHaveLength(34);
    newDay();
    await request(app).get('/sums?n=33');
    expect(made).toHaveLength(35);
  });

  test('is made each time if nothing is kept', async () => {
    const app = makeApp(false);
    for (let times = 0; times < 2; times++) await request(app).get('/sums?n=1');
    expect(made).toEqual(['n=1', 'n=1']);
  });

  test('has one spelling, and without a question is left to others', async () => {
    const { status, headers } = await request(makeApp()).get('/sums?n=07');
    expect([status, headers.location]).toEqual([301, '/sums?n=7']);
    expect((await request(makeApp()).get('/sums?x=1')).text).toBe('nothing asked');
    expect(made).toEqual([]);
  });

  test('of a crowd is made for 21 at once, once for those who ask the same, and the others are asked to come again', async () => {
    const server = makeApp().listen(0);
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, (_, index) => request(server).get(`/sums?n=${index}`)),
      ...Array.from({ length: 5 }, () => request(server).get('/sums?n=0')),
    ]);
    server.close();
    const refused = answers.filter(({ status }) => status === 503);
    expect(made).toHaveLength(new Set(made).size);
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(35);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('1');
  });

  test('that cannot be made is our fault, also for one who waited', async () => {
    work = () => {
      throw new Error('cannot be made');
    };
    const server = makeApp().listen(0);
    const answers = await Promise.all([1, 2, 3].map((n) => request(server).get(`/sums?n=${n}`)));
    server.close();
    expect(answers.map(({ status, text }) => [status, text])).toEqual([1, 2, 3].map(() => [500, 'our fault']));
  });
});
