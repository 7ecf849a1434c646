import { spawnSync } from 'node:child_process';

/**
 * Installs Debian's packages, as root or by sudo where that asks for no password. Throws an error that says who needs them,
 * what to do by hand, and what the package manager has said.
 */
export function installPackages(names: string[], need: string): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'env', ...words] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  // The list may be old, or missing; where a mirror is out of reach, what is known already is tried.
  spawnSync(command, [...words, 'update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  const { status, error, stderr } = spawnSync(command, [...words, ...install], { encoding: 'utf8' });
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim();
  throw new Error(`${need}. Install it (on Debian: apt-get install ${names.join(' ')}). It was tried: ${reason}`);
}
