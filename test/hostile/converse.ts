import { connect } from 'node:net';

/** What a server said until the connection ended, as latin1; and whether it ended, or had to be ended by us. */
export interface Conversation {
  text: string;
  ended: boolean;
}

/** Sends bytes and reads until the server closes the connection, or says nothing for ten seconds. */
export function converse(origin: string, bytes: string): Promise<Conversation> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let ended = true;
    const done = () => resolve({ text: Buffer.concat(parts).toString('latin1'), ended });
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setTimeout(10_000, () => {
      ended = false;
      socket.destroy();
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined).on('close', done);
  });
}

/** Reads the answers of one connection, one after the other, each whole but the last. Throws at what is none. */
function readAnswers(text: string): { status: string; head: string }[] {
  if (text === '') return [];
  const [head = '', status = ''] = /^HTTP\/1\.1 (\d{3}) .*?\r\n\r\n/s.exec(text) ?? [];
  if (head === '') throw new Error(`no answer: ${JSON.stringify(text.slice(0, 80))}`);
  const rest = text.slice(head.length);
  // An answer to HEAD has the length of a body that does not come; one without a length is the last.
  const length = rest.startsWith('HTTP/1.1 ') ? 0 : Number(/^content-length: (\d+)\r$/im.exec(head)?.[1] ?? rest.length);
  return [{ status, head }, ...readAnswers(rest.slice(length))];
}

/** What is wrong with an answer of ours, whatever was asked: an error, no headers, a way off the site, a cookie. */
function findFault(head: string, origin: string): string | undefined {
  const read = (name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(head)?.[1];
  const missing = ['cache-control', 'x-content-type-options', 'content-security-policy'].find((name) => !read(name));
  if (missing) return `no ${missing}`;
  const location = read('location');
  if (location && new URL(location, origin).origin !== origin) return `a redirect to ${location}`;
  return read('set-cookie') && 'a cookie';
}

/** Sends bytes, to which `expected` are the statuses in a row. What is wrong with the conversation, or undefined. */
export async function tryBytes(origin: string, bytes: string, expected: RegExp): Promise<string | undefined> {
  const { text, ended } = await converse(origin, bytes);
  const describe = (fault: unknown) => `${fault}, of ${JSON.stringify(bytes.slice(0, 200))}`;
  if (!ended) return describe('a connection left open');
  if (/node_modules|\n\s+at .+:\d+:\d+/.test(text)) return describe('a trace of code');
  try {
    const answers = readAnswers(text);
    const statuses = answers.map(({ status }) => status).join(' ');
    if (!expected.test(statuses)) return describe(`the answers "${statuses.slice(0, 80)}"`);
    // Without an id, it is an answer of Node's parser.
    const ours = answers.filter(({ head }) => /^x-request-id: /im.test(head));
    const fault = ours.map(({ head }) => findFault(head, origin)).find(Boolean);
    return fault && describe(fault);
  } catch (error) {
    return describe(error);
  }
}
