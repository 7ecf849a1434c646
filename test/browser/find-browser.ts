import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from '../install-packages.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: CHROMIUM, or the one of this machine, or Debian's, installed now. Throws without one. */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  installPackages(['chromium'], 'The browser tests need Chromium, or its path in CHROMIUM');
  return '/usr/bin/chromium';
}

/** Whether this machine has Arial, or a font as wide: most visitors have it, and pages are set in it until their fonts come. */
const hasArial = () => /Arial|Liberation|Arimo/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '');

/** Before the first test: installs the browser and a font once, since two test files that do so lock each other out. */
export default function setUp(): void {
  findBrowser();
  if (!hasArial()) installPackages(['fontconfig', 'fonts-liberation'], 'The browser tests need Arial or a font as wide');
}
