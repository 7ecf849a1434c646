import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect } from './bidi.ts';
import type { Engine } from './engine.ts';
import { programs } from './find-engines.ts';

/** Where a Firefox that has been started listens. Throws if it ends before it says so. */
async function findAddress({ stderr }: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: stderr ?? [] })) {
    const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
    if (address) return `${address}/session`;
    said.push(line);
  }
  throw new Error(`Firefox does not start: ${said.join(' ')}`);
}

/** What Firefox reports of a violation goes to its own console alone, so the page says it again. */
const reportViolations = `() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error(\`\${violatedDirective} has blocked \${blockedURI}\`))`;

/** Starts Firefox ESR without a window, in a profile of its own, and connects to it by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(programs.firefox, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  let messages: string[] = [];
  const bidi = await connect(await findAddress(child), (_method, { level, text }) => messages.push(`${level}: ${text}`));
  // What is not read blocks the process once the pipe is full.
  child.stderr.resume();
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  const { browserVersion } = Object(capabilities);
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.send('script.addPreloadScript', { functionDeclaration: reportViolations });
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  return {
    name: `Firefox ${browserVersion}`,
    open: async (url) => {
      messages = [];
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    call: async (functionDeclaration, json) => {
      const answer = await bidi.send('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value: json }],
        awaitPromise: true,
        target: { context },
      });
      if (answer.type !== 'success') throw new Error(Object(answer.exceptionDetails).text);
      return Object(answer.result).value;
    },
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    messages: async () => messages,
    close: async () => {
      bidi.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
