import { findFault, readAnswers } from './answers.ts';
import { converse } from './converse.ts';
import { type Form, forms } from './forms.ts';
import { pick, random } from './random.ts';
import { makeHostileRequest } from './requests.ts';

const ordinary: Form = { name: 'a request', make: makeHostileRequest, answers: /^[234]\d\d$/ };

/** What `tryForm` says of a server that asks for another try, as it may while others hold the processor. */
export const busy = 'busy';

/** Sends a form once. What is wrong with the conversation, or undefined. */
export async function tryForm(origin: string, { name, make, answers: expected }: Form): Promise<string | undefined> {
  const bytes = make();
  const { text, ended } = await converse(origin, bytes);
  const describe = (fault: string) => `${name}: ${fault}, of ${JSON.stringify(bytes.slice(0, 200))}`;
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
    return describe(String(error));
  }
}

/** From here on it is clear enough. */
const mostFaults = 50;

/**
 * Sends `total` hostile requests, eight at a time, one in ten of a form that is no request. Returns what is wrong,
 * and how often the server was busy; ends early if a lot is wrong.
 */
export async function sendCrowd(origin: string, total: number): Promise<{ faults: string[]; shed: number }> {
  const faults: string[] = [];
  let shed = 0;
  let sent = 0;
  const worker = async () => {
    while (sent++ < total && faults.length < mostFaults) {
      const fault = await tryForm(origin, random(10) === 0 ? pick(forms) : ordinary);
      if (fault === busy) shed++;
      else if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { faults, shed };
}
