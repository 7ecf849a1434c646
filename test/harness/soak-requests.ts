import { Agent } from 'node:http';
import { taxpayerTypes } from '../../content/deadlines/taxpayer-types.ts';
import { pages } from '../../server/pages/index.ts';
import { pick, random } from '../hostile/random.ts';
import { raw } from '../http/raw.ts';

/** What is asked in a turn, from 0, and the statuses that are an answer to it. */
export type Choose = (turn: number) => { path: string; statuses: number[] };

const paths = pages.map(({ path }) => path);

/** A path with a part left out or said twice, and a letter of another between. */
function misspell(path: string): string {
  const wrong = `${path.slice(0, random(path.length) + 1)}${pick([...'abcxyz0189-_~'])}${path.slice(random(path.length))}`;
  return paths.includes(wrong.replace(/\/$/, '')) ? misspell(path) : wrong;
}

/** In turn a page, and a path that is no page: a near miss, or one that no other turn has. */
const choosePage: Choose = (turn) => {
  if (turn % 2 === 0) return { path: paths[(turn / 2) % paths.length] ?? '/', statuses: [200] };
  const unknown = turn % 4 === 1 ? misspell(pick(paths)) : `/${random(2 ** 31).toString(36)}/${turn}-${'x'.repeat(turn % 50)}`;
  return { path: unknown, statuses: [404] };
};

const kinds = taxpayerTypes.map(({ slug }) => slug);
const words = ['cp2000', 'dr-15', 'sales tax', 'homestead', '%20', '%e2%80%99', '&', 'x'.repeat(500), '-3', '1e9', '7'];
const queries = [
  () => `/deadlines?${Array.from({ length: random(9) }, () => `who=${pick([...kinds, ...words])}`).join('&')}`,
  () => `/deadlines.ics?who=${pick(kinds)}&who=${pick(kinds)}&alarm=${pick(words)}`,
  () => `/search?q=${pick(words)}+${random(2 ** 31).toString(36)}`,
  () => `/pricing?1040=${pick(words)}&c=${random(30)}&1065=${random(30)}&sales=${random(2)}&x=${random(2 ** 31)}`,
];

/** A query at random to one of the addresses that understand some. */
export const chooseQuery: Choose = () => ({ path: pick(queries)(), statuses: [200, 301] });

const ourWords = paths.flatMap((path) => path.split(/[/-]/)).filter(Boolean);

/** What no other turn asks for, by its beginning: words of ours, so that an unknown path has other suggestions each time. */
export const chooseUnique = (prefix: string): Choose => {
  return (turn) => ({ path: `${prefix}${pick(ourWords)}-${pick(ourWords)}-${turn}`, statuses: [200, 301, 404] });
};

/**
 * Asks a server, or that of each turn, `total` times over so many connections. Returns how many were not answered as they
 * should, and of how many the server said that it was busy. `resends`: what is lost with a connection that ends is sent
 * again, as browsers do.
 */
export async function soak(
  origin: string | (() => string),
  total: number,
  choose = choosePage,
  connections = 32,
  resends = true,
): Promise<{ failed: number; shed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  let failed = 0;
  let shed = 0;
  const ask = async (chosen: ReturnType<Choose>, mayResend = resends): Promise<void> => {
    const url = (typeof origin === 'string' ? origin : origin()) + chosen.path;
    const answer = await raw(url, { 'accept-encoding': 'br' }, { agent }).catch(({ code }) => ({ status: code }));
    // The server may end an idle connection while a request is on its way to it.
    if (answer.status === 'ECONNRESET' && mayResend) return ask(chosen, false);
    if (answer.status === 503) shed++;
    else if (!chosen.statuses.includes(answer.status)) failed++;
  };
  const worker = async () => {
    while (sent < total) await ask(choose(sent++));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { failed, shed };
}
