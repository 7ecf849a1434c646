import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installPackages } from '../../tools/install-packages.ts';
import { freePort, root } from '../site.ts';

/** Debian has nginx where not everybody's path leads. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const names = { apex: 'example.com', www: 'www.example.com' };

/** A certificate of its own for both names; returns the paths of chain and key. */
function makeCertificate(folder: string): [string, string] {
  const [chain, key] = [join(folder, 'chain.pem'), join(folder, 'key.pem')];
  const san = `subjectAltName=DNS:${names.www},DNS:${names.apex}`;
  const args = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=test -addext ${san}`;
  execFileSync('openssl', [...args.split(' '), '-keyout', key, '-out', chain], { stdio: 'ignore' });
  return [chain, key];
}

/**
 * deploy/nginx.conf before sites on ports of this machine, with ports, a certificate and folders of its own. Resolves
 * when it answers, to its ports, what its logs say and its cache holds so far, and how to stop it.
 */
export async function startNginx(sites: number[]) {
  if (spawnSync('nginx', ['-v'], { env }).error || spawnSync('openssl', ['version']).error)
    installPackages(['nginx-light', 'openssl'], 'The test of the proxy needs nginx and openssl');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers are somebody else, if it is started by root.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'logs'));
  // At once: one after the other could give the same port again.
  const [http, https, health] = await Promise.all([freePort(), freePort(), freePort()]);
  const [chain, key] = makeCertificate(folder);
  const log = join(folder, 'access.log');
  const ports = [...sites];
  const conf = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/ \/tmp\//g, ` ${folder}/`)
    .replace(/server [\d.]+:3000 /g, () => `server 127.0.0.1:${ports.shift()} `)
    .replace(/(listen (?:\[::\]:)?)8080/g, `$1${http}`)
    .replace(/(listen (?:\[::\]:)?)8443/g, `$1${https}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${health}`)
    // The site says the types.
    .replace('include mime.types;', '')
    .replace('tls/fullchain.pem', chain)
    .replace('tls/privkey.pem', key)
    .replace('/var/cache/nginx/pages', join(folder, 'pages'))
    .replace('/dev/stdout', log);
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const command = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn('nginx', command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (part) => (errors += part));
  while (!(await fetch(`http://127.0.0.1:${health}/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx has stopped: ${errors}`);
    await wait(50);
  }
  // Killed, it would leave its workers behind.
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  /** How many bytes the cache holds. */
  const weighCache = () => {
    const files = readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  };
  return { http, https, readLog: () => readFileSync(log, 'utf8'), readErrors: () => errors, weighCache, stop };
}
