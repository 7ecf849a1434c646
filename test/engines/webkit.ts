import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { assets } from '../site.ts';
import type { Engine, OnEnd } from './engine.ts';
import { programs } from './find-engines.ts';
import { listenToConsole } from './listen-to-console.ts';

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

// The browser's toolbar makes a window 447 px wide at least; one that a page has opened without it is as wide as it likes.
const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
const openWindow = "open('about:blank', '_blank', 'width=390,height=844,toolbar=no,menubar=no')";
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ' ': Key.SPACE };

/** Starts WebKitGTK's browser on a screen of its own and drives it by WebDriver, which tells nothing of the console. */
export async function startWebKit(onEnd: OnEnd): Promise<Engine> {
  // The loader stands in every document, and its hash in the security policy.
  assets.loader = `(${listenToConsole})();${assets.loader}`;
  const env = { ...process.env, DISPLAY: await startScreen(onEnd) };
  const service = new DriverService.Builder(programs.webkitDriver).setLoopback(true).setEnvironment(env).build();
  onEnd(() => service.kill());
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } });
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  onEnd(() => driver.quit());
  const first = await driver.getWindowHandle();
  await driver.executeScript(openWindow);
  const [opened = first] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
  await driver.switchTo().window(opened);
  const evaluate: Engine['evaluate'] = (made) => driver.executeScript(made);
  const isWide = async (width: number) => (await evaluate(() => innerWidth)) === width;
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: async (url, [width, height]) => {
      if (!(await isWide(width))) await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      await driver.wait(() => isWide(width), 5000, `the window does not become ${width} px wide`);
      await driver.get(url);
    },
    evaluate,
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    messages: () => evaluate((): string[] => Reflect.get(globalThis, 'messages')),
  };
}
