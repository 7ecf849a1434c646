import { existsSync } from 'node:fs';
import { installPackages } from './install-packages.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for tests and for pictures: CHROMIUM, or the one of this machine, or Debian's, installed now. Throws without one. */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  installPackages(['chromium'], 'The browser tests need Chromium, or its path in CHROMIUM');
  return '/usr/bin/chromium';
}
