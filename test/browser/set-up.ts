import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../tools/find-browser.ts';
import { installPackages } from '../../tools/install-packages.ts';

/** Whether this machine has Arial, or a font as wide: most visitors have it, and pages are set in it until their fonts come. */
const hasArial = () => /Arial|Liberation|Arimo/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '');

/** Before the first test: installs the browser and a font once, since two test files that do so lock each other out. */
export default function setUp(): void {
  findBrowser();
  if (!hasArial()) installPackages(['fontconfig', 'fonts-liberation'], 'The browser tests need Arial or a font as wide');
}
