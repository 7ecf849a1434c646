import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import express from 'express';
import { raw } from '../http/raw.ts';
import { listen } from '../site.ts';
import { spawnSite } from '../spawn-site.ts';

// `npm run bench`: how the site compares with one Express handler that sends the same bytes, in one run; rounds
// alternate. It needs wrk (`apt-get install wrk`): Node's own clients are busy before the server is, which makes all
// servers look alike.

const rounds = 5;

/** What wrk reports after three seconds of asking for a URL: requests a second, and the time within which 99 % were answered. */
async function measureLoad(url: string, coding: string, connections: number) {
  const options = ['-t1', `-c${connections}`, '-d3', '--latency', '-H', `Accept-Encoding: ${coding}`, url];
  const { stdout } = await promisify(execFile)('wrk', options);
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '';
  return { rate: Number(find(/^Requests\/sec: +([\d.]+)/m)), p99: find(/^ +99% +(\S+)/m) };
}

type Load = Awaited<ReturnType<typeof measureLoad>>;

/** A row of the table: the round with the middle rate, and its ratio to that of a handler that decides nothing. */
async function compare(url: string, connections = 40, coding = 'gzip, deflate, br') {
  const { status, headers, body } = await raw(url, { 'accept-encoding': coding });
  const { date, connection, 'keep-alive': keepAlive, 'transfer-encoding': transfer, ...rest } = headers;
  const handler = createServer(express().use((_req, res) => void res.status(status).set(rest).end(body)));
  const handlerUrl = `http://127.0.0.1:${await listen(handler)}`;
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    theirs.push(await measureLoad(handlerUrl, coding, connections));
    ours.push(await measureLoad(url, coding, connections));
  }
  handler.close();
  const [site, other] = [ours, theirs].map((loads) => loads.sort((a, b) => a.rate - b.rate)[Math.floor(rounds / 2)]);
  return { ...site, handler: other?.rate, ratio: ((site?.rate ?? 0) / (other?.rate ?? 0)).toFixed(3) };
}

const site = await spawnSite({ LOG_LEVEL: 'info' });
const rendering = await spawnSite({ LOG_LEVEL: 'info', PAGE_CACHE: 'off' });
const [page, search] = ['/services/sales-tax-services', '/search?q=homestead'];
console.info(`Node ${process.version}, access log on, ${rounds} rounds of 3 s, medians`);
console.table({
  'kept page': await compare(site.origin + page),
  'not found': await compare(`${site.origin}/nope`, 8),
  'page made each time, no compression': await compare(rendering.origin + page, 8, 'identity'),
  'search, made each time': await compare(site.origin + search, 4),
});
rendering.child.kill();
site.child.kill();
