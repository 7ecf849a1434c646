import { getDistance } from './distance.ts';
import { ConfigError, type Env, readChoice, readHosts, readInteger, readOrigin, readProxies, readRevision } from './setting.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const settings = [
  'PORT',
  'SITE_ORIGIN',
  'LOG_LEVEL',
  'PAGE_CACHE',
  'ALLOW_INDEXING',
  'ALLOWED_HOSTS',
  'HSTS_SUBDOMAINS',
  'TRUST_PROXY',
  'METRICS_PORT',
  'SHUTDOWN_DELAY_MS',
  'SHUTDOWN_GRACE_MS',
  'REVISION',
] as const;

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
  /** Addresses and networks of the proxies that may say who the client is, or undefined for none. */
  trustProxy: string[] | undefined;
  /** The port of the metrics, or undefined for none. */
  metricsPort: number | undefined;
  /** Milliseconds between SIGTERM and the end of accepting, in which a load balancer can see that we are stopping. */
  shutdownDelay: number;
  /** Milliseconds after that in which open requests may finish. */
  shutdownGrace: number;
  /** What the build was made from, such as a commit, or undefined where nobody says. */
  revision: string | undefined;
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
    trustProxy: readProxies(env, 'TRUST_PROXY'),
    metricsPort: env.METRICS_PORT ? readInteger(env, 'METRICS_PORT', 0, 65535) : undefined,
    shutdownDelay: readInteger(env, 'SHUTDOWN_DELAY_MS', 2000, 60_000),
    shutdownGrace: readInteger(env, 'SHUTDOWN_GRACE_MS', 5000, 60_000),
    revision: readRevision(env, 'REVISION'),
  };
}
