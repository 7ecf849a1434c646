import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: CHROMIUM, or the one of this machine, or Debian's, installed now. */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  } catch {
    // Said below.
  }
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}

/** Before the first test: installs the browser once, since two test files that do so lock each other out. */
export default function setUp(): void {
  findBrowser();
}
