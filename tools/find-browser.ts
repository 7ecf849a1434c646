import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installPackages } from './install-packages.ts';

/** Where systems have a browser of Chromium's kind: Linux, macOS, Windows. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser for tests and for pictures: CHROME, this machine's, Playwright's, or Debian's, installed now. Throws without one. */
export function findBrowser(): string {
  const found = [process.env.CHROME, ...places, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  installPackages(['chromium'], 'Chrome or Chromium is needed, or its path in CHROME');
  return '/usr/bin/chromium';
}
