import { existsSync } from 'node:fs';
import { installPackages } from '../../tools/install-packages.ts';

/** What runs the engines; Xvfb is the screen on which WebKitGTK has its window. */
export const programs = { firefox: '/usr/bin/firefox-esr', webkitDriver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

// Mesa draws what WebKit composes: without it, its web process crashes at the first view transition.
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri'];

/** Before the first test: installs what is missing, once for both engines. Throws if that does not work. */
export default function setUp(): void {
  const missing = Object.values(programs).filter((path) => !existsSync(path));
  if (missing.length > 0) installPackages(packages, `The tests of engines need ${missing.join(', ')}`);
}
