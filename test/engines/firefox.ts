import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { connect } from './bidi.ts';
import type { Engine, OnEnd } from './engine.ts';
import { programs } from './find-engines.ts';

/** Where a Firefox listens, which says so on its standard error. Throws if it ends before. */
async function findAddress(stderr: Readable): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
    if (address) return `${address}/session`;
    said.push(line);
  }
  throw new Error(`Firefox does not start: ${said.join(' ')}`);
}

/** Starts Firefox ESR without a window, in a profile of its own, and connects to it by WebDriver BiDi. */
export async function startFirefox(onEnd: OnEnd): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(programs.firefox, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  onEnd(async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  let messages: string[] = [];
  const bidi = await connect(await findAddress(child.stderr), (_method, { level, text }) => messages.push(`${level}: ${text}`));
  // What is not read blocks the process once the pipe is full.
  child.stderr.resume();
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  const { browserVersion } = Object(capabilities);
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  let { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  const call = async (functionDeclaration: string, json: string): Promise<string> => {
    const answer = await bidi.send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: json }],
      awaitPromise: true,
      target: { context },
    });
    if (answer.type !== 'success') throw new Error(Object(answer.exceptionDetails).text);
    return Object(answer.result).value;
  };
  return {
    name: `Firefox ${browserVersion}`,
    open: async (url) => {
      // Tab may have led out of the page into the browser's own controls, and no page can take the keys back from there.
      if ((await call('() => String(document.hasFocus())', '')) === 'false')
        ({ context } = await bidi.send('browsingContext.create', { type: 'tab' }));
      messages = [];
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    call,
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { userContexts: ['default'], viewport: { width, height } })),
    messages: async () => messages,
  };
}
