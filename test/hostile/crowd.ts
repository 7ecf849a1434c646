import { findFault, readAnswers } from './answers.ts';
import { converse } from './converse.ts';
import { forms } from './forms.ts';
import { pick, random } from './random.ts';
import { makeHostileRequest } from './requests.ts';

/** What `tryBytes` says of a server that asks for another try, as it may while others hold the processor. */
export const busy = 'busy';

/** Sends bytes, to which `expected` are the statuses in a row. What is wrong with the conversation, or undefined. */
export async function tryBytes(origin: string, bytes: string, expected: RegExp): Promise<string | undefined> {
  const { text, ended } = await converse(origin, bytes);
  const describe = (fault: unknown) => `${fault}, of ${JSON.stringify(bytes.slice(0, 200))}`;
  if (!ended) return describe('a connection left open');
  if (/node_modules|\n\s+at .+:\d+:\d+/.test(text)) return describe('a trace of code');
  try {
    const answers = readAnswers(text);
    const statuses = answers.map(({ status }) => status).join(' ');
    if (answers.some(({ status, head }) => status === 503 && /^retry-after: \d/im.test(head))) return busy;
    if (!expected.test(statuses)) return describe(`the answers "${statuses.slice(0, 80)}"`);
    if (answers.some(({ isWhole }, index) => !isWhole && (index < answers.length - 1 || answers.length < 17)))
      return describe('half an answer');
    const fault = answers.map((answer) => findFault(answer, origin)).find(Boolean);
    return fault && describe(fault);
  } catch (error) {
    return describe(error);
  }
}

/** Sends so many hostile requests, eight at a time, one in ten of a form that is no request. Returns what was found wrong. */
export async function sendCrowd(origin: string, total: number): Promise<string[]> {
  const faults: string[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent++ < total) {
      const [, answers, ...spellings] = pick(forms);
      const isForm = random(10) === 0;
      const fault = await tryBytes(origin, isForm ? pick(spellings) : makeHostileRequest(), isForm ? answers : /^[234]\d\d$/);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}
