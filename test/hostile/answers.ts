/** One answer of HTTP/1.1: its status, its head, and whether all of its body came. */
export interface Answer {
  status: number;
  head: string;
  isWhole: boolean;
}

/** Reads the answers of one connection, one after the other. Throws at what is none. */
export function readAnswers(text: string): Answer[] {
  const answers: Answer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.slice(0, end + 2);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    if (end === -1 || Number.isNaN(status)) throw new Error(`no answer: ${JSON.stringify(rest.slice(0, 80))}`);
    rest = rest.slice(end + 4);
    const length = Number(/^content-length: (\d+)\r$/im.exec(head)?.[1] ?? rest.length);
    // The answer to HEAD has the length of a body that does not come.
    const isHead = rest === '' || rest.startsWith('HTTP/1.1 ');
    answers.push({ status, head, isWhole: isHead || rest.length >= length });
    if (!isHead) rest = rest.slice(length);
  }
  return answers;
}

/** What is wrong with an answer, whatever was asked: an error of ours, no headers, a way off the site, a cookie. */
export function findFault({ status, head }: Answer, origin: string): string | undefined {
  if (status >= 500) return `status ${status}`;
  const has = (name: string) => new RegExp(`^${name}: \\S`, 'im').test(head);
  const isOfParser = !has('x-request-id') && [400, 405, 413, 431].includes(status);
  const expected = ['cache-control', 'x-content-type-options', isOfParser ? 'connection' : 'content-security-policy'];
  if (status === 405) expected.push('allow');
  const missing = status >= 200 && expected.find((name) => !has(name));
  if (missing) return `no ${missing} with status ${status}`;
  const location = /^location: (.*)\r$/im.exec(head)?.[1];
  if (location && new URL(location, origin).origin !== origin) return `a redirect to ${location}`;
  return /^set-cookie:/im.test(head) ? 'a cookie' : undefined;
}
