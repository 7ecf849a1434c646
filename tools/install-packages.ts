import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian's packages, on Debian as root. Throws an error that says who needs them, what to do by hand, and what the
 * package manager has said.
 */
export function installPackages(names: string[], need: string): void {
  const byHand = `${need}. Install it (on Debian: apt-get install ${names.join(' ')})`;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) throw new Error(byHand);
  const aptGet = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' });
  // The list may be old, or missing; where a mirror is out of reach, what is known already is tried.
  aptGet('update');
  const { status, error, stderr } = aptGet('install', '-y', '--no-install-recommends', ...names);
  if (status !== 0) throw new Error(`${byHand}. It was tried: ${error?.message ?? stderr.trim()}`);
}
