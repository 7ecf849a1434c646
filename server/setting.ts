import { isIP } from 'node:net';

/** A setting that cannot be used; the message names it and what is accepted. */
export class ConfigError extends Error {}

/** The environment that settings are read from. */
export type Env = Record<string, string | undefined>;

/** A whole number from `least` to `most`. Throws ConfigError if the setting is anything else. */
export function readInteger(env: Env, name: string, fallback: number, most: number, least = 0): number {
  const text = env[name] ?? String(fallback);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (value < least || value > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

/** One of some words. Throws ConfigError if the setting is anything else. */
export function readChoice<T extends string>(env: Env, name: string, choices: readonly T[], fallback: T): T {
  const text = env[name] ?? fallback;
  const found = choices.find((option) => option === text);
  if (!found) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
  return found;
}

/** An http or https origin (RFC 6454). Throws ConfigError if the setting is anything else. */
export function readOrigin(env: Env, name: string, fallback: string): string {
  const text = env[name] ?? fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, '') !== url.origin)
    throw new ConfigError(`${name} must be an origin such as https://www.example.com, not "${text}"`);
  return url.origin;
}

/** Lower-case host names, or undefined if there are none. Throws ConfigError if one cannot be a name. */
export function readHosts(env: Env, name: string): string[] | undefined {
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

/** Whether a text is an address or a network such as `10.0.0.0/8` (RFC 4632). */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Addresses and networks, or undefined if there are none. Throws ConfigError if one is neither. */
export function readProxies(env: Env, name: string): string[] | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const networks = text.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork))
    throw new ConfigError(`${name} must be addresses or networks such as 10.0.0.0/8 with commas between, not "${text}"`);
  return networks;
}

/** The name of a revision such as a commit, or undefined if there is none. Throws ConfigError if it cannot be one. */
export function readRevision(env: Env, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^[\w.-]{7,64}$/.test(text))
    throw new ConfigError(`${name} must be 7 to 64 letters, digits, dots, hyphens and underscores, not "${text}"`);
  return text;
}
