import { getDistance } from './distance.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const settings = [
  'PORT',
  'SITE_ORIGIN',
  'LOG_LEVEL',
  'PAGE_CACHE',
  'ALLOW_INDEXING',
  'ALLOWED_HOSTS',
  'HSTS_SUBDOMAINS',
  'SHUTDOWN_DELAY_MS',
  'SHUTDOWN_GRACE_MS',
  'REVISION',
] as const;
type Setting = (typeof settings)[number];

/** What an operator can set; `.env.example` explains each. */
export interface Config {
  port: number;
  siteOrigin: string;
  logLevel: (typeof logLevels)[number];
  pageCache: boolean;
  allowIndexing: boolean;
  /** Lower-case host names that may be asked for, or undefined for any. */
  allowedHosts: string[] | undefined;
  /** Whether browsers are told that every subdomain has https, too (RFC 6797). */
  hstsSubdomains: boolean;
  /** Milliseconds between SIGTERM and the end of accepting, in which a load balancer can see that we are stopping. */
  shutdownDelay: number;
  /** Milliseconds after that in which open requests may finish. */
  shutdownGrace: number;
  /** What the build was made from, such as a commit, or undefined where nobody says. */
  revision: string | undefined;
}

/** A setting that cannot be used; the message names it and what is accepted. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>;

function readInteger(env: Env, name: Setting, fallback: number, most: number): number {
  const text = env[name] ?? String(fallback);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (value < 0 || value > most) throw new ConfigError(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
  return value;
}

function readChoice<T extends string>(env: Env, name: Setting, choices: readonly T[], fallback: T): T {
  const text = env[name] ?? fallback;
  const found = choices.find((option) => option === text);
  if (!found) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
  return found;
}

function readOrigin(env: Env, name: Setting, fallback: string): string {
  const text = env[name] ?? fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, '') !== url.origin)
    throw new ConfigError(`${name} must be an origin such as https://www.example.com, not "${text}"`);
  return url.origin;
}

function readHosts(env: Env, name: Setting): string[] | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const names = text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim());
  if (names.some((host) => !/^[a-z0-9.-]+$/.test(host)))
    throw new ConfigError(`${name} must be host names with commas between, not "${text}"`);
  return names;
}

function readRevision(env: Env, name: Setting): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^[\w.-]{7,64}$/.test(text))
    throw new ConfigError(`${name} must be 7 to 64 letters, digits, dots, hyphens and underscores, not "${text}"`);
  return text;
}

/** Throws if a name is almost that of a setting: it would have no effect, in silence. */
function checkNames(env: Env): void {
  for (const name of Object.keys(env).filter((key) => key.length > 5 && !settings.some((setting) => setting === key))) {
    const meant = settings.find((setting) => getDistance(name, setting) <= 2);
    if (meant) throw new ConfigError(`${name} is not a setting; ${meant} is`);
  }
}

/** Reads the settings from an environment. Throws ConfigError on the first one that cannot be used. */
export function readConfig(env: Env): Config {
  checkNames(env);
  const port = readInteger(env, 'PORT', 3000, 65535);
  return {
    port,
    siteOrigin: readOrigin(env, 'SITE_ORIGIN', `http://localhost:${port}`),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    pageCache: readChoice(env, 'PAGE_CACHE', ['on', 'off'], 'on') === 'on',
    allowIndexing: readChoice(env, 'ALLOW_INDEXING', ['on', 'off'], 'on') === 'on',
    allowedHosts: readHosts(env, 'ALLOWED_HOSTS'),
    hstsSubdomains: readChoice(env, 'HSTS_SUBDOMAINS', ['on', 'off'], 'on') === 'on',
    shutdownDelay: readInteger(env, 'SHUTDOWN_DELAY_MS', 2000, 60_000),
    shutdownGrace: readInteger(env, 'SHUTDOWN_GRACE_MS', 5000, 60_000),
    revision: readRevision(env, 'REVISION'),
  };
}
