import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../site.ts';
import { type Engine, evaluate, type OnEnd } from './engine.ts';
import { programs } from './find-engines.ts';

/** Starts a screen that nobody sees. Resolves to its name, which the X server chooses. Rejects if that ends before. */
async function startScreen(onEnd: OnEnd): Promise<string> {
  const size = ['-screen', '0', '1600x1000x24'];
  const child = spawn(programs.screen, ['-displayfd', '1', '-nolisten', 'tcp', ...size], { stdio: ['ignore', 'pipe', 'ignore'] });
  onEnd(() => child.kill());
  const [number] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`Xvfb does not start: it ended with ${code}`);
    }),
  ]);
  return `:${number}`;
}

/** Starts WebKit's driver on a screen. Resolves to what sends it a command (W3C WebDriver). Rejects if it does not answer. */
async function startDriver(DISPLAY: string, onEnd: OnEnd) {
  const port = await freePort();
  const child = spawn(programs.webkitDriver, [`--port=${port}`], { env: { ...process.env, DISPLAY }, stdio: 'ignore' });
  onEnd(() => child.kill());
  const send = async (method: string, path: string, params: object = {}) => {
    const sent = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(params) }),
    });
    const { value } = await sent.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 200; tries++) {
    if (await send('GET', '/status').catch(() => undefined)) return send;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not start');
}

// The browser's toolbar makes a window 447 px wide at least; one that a page has opened without it is as wide as it likes.
const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
const openWindow = "open('about:blank', '_blank', 'width=390,height=844,toolbar=no,menubar=no')";

/** Starts WebKitGTK's browser on a screen of its own and connects to it by WebDriver. Its pages come through `startProxy`. */
export async function startWebKit(onEnd: OnEnd): Promise<Engine> {
  const command = await startDriver(await startScreen(onEnd), onEnd);
  const alwaysMatch = { 'webkitgtk:browserOptions': { args } };
  const { sessionId, capabilities } = await command('POST', '/session', { capabilities: { alwaysMatch } });
  const send = (method: string, path: string, params?: object) => command(method, `/session/${sessionId}${path}`, params);
  const first = await send('GET', '/window');
  await send('POST', '/execute/sync', { script: openWindow, args: [] });
  const handles: string[] = await send('GET', '/window/handles');
  await send('POST', '/window', { handle: handles.find((handle) => handle !== first) });
  const engine: Engine = {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => send('POST', '/url', { url }),
    call: (source, json) => send('POST', '/execute/sync', { script: `return (${source})(arguments[0])`, args: [json] }),
    act: (actions) => send('POST', '/actions', { actions }),
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height });
      for (let tries = 0; tries < 100; tries++) {
        if ((await evaluate(engine, () => innerWidth)) === width) return;
        await wait(20);
      }
      throw new Error(`the window does not become ${width} px wide`);
    },
    messages: () => evaluate(engine, (): string[] => Reflect.get(window, 'messages')),
  };
  return engine;
}
