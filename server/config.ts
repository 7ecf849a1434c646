import { closest, distance } from 'fastest-levenshtein';
import * as z from 'zod';

/** Settings that cannot be used; the message names each and what would do. */
export class ConfigError extends Error {}

const integer = (most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= most, `must be a whole number from 0 to ${most}`)
    .transform(Number);

const choice = <T extends string>(...choices: T[]) => z.enum(choices, `must be one of ${choices.join(', ')}`);

const flag = (isOn: boolean) =>
  choice('on', 'off')
    .transform((text) => text === 'on')
    .default(isOn);

/** A setting for which empty is the same as not set. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((text) => text || undefined, schema.optional());

/** A list with commas between its items, of which each is one of a schema. */
const list = (item: z.ZodType<string, string>) =>
  optional(
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(item)),
  );

const address = z.union([z.ipv4(), z.ipv6()], 'must be an address such as 127.0.0.1 or ::');
const hosts = 'must be host names with commas between';
const networks = 'must be addresses or networks such as 10.0.0.0/8 with commas between';

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '');

/** The settings of an operator; `.env.example` explains each. */
const settings = z.object({
  PORT: integer(65535).default(3000),
  HOST: optional(address),
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://www.example.com')
    .transform((text) => new URL(text).origin)
    .optional(),
  LOG_LEVEL: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  PAGE_CACHE: flag(true),
  ALLOW_INDEXING: flag(true),
  ALLOWED_HOSTS: list(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9._-]+$/, hosts),
  ),
  HSTS_SUBDOMAINS: flag(false),
  TRUST_PROXY: list(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], networks)),
  METRICS_PORT: optional(integer(65535)),
  METRICS_HOST: address.default('127.0.0.1'),
  KEEP_ALIVE_MS: integer(3_600_000).default(65_000),
  SHUTDOWN_DELAY_MS: integer(60_000).default(2000),
  SHUTDOWN_GRACE_MS: integer(60_000).default(5000),
  REVISION: optional(z.string().regex(/^[\w.-]{7,64}$/, 'must be 7 to 64 letters, digits, dots, hyphens and underscores')),
});

const names = Object.keys(settings.shape);

/** Short names are almost those of many others, such as PGHOST. */
const isLong = (name: string) => name.length > 5;

/** Whether a name was meant to be that of a setting. Hosts have names of their own before ours, such as K_REVISION. */
function isMisspelled(name: string, setting: string): boolean {
  const spelled = name.toUpperCase();
  if (spelled[0] !== setting[0]) return false;
  return distance(spelled, setting) <= 2 || (spelled.length >= 10 && setting.startsWith(spelled));
}

/** Says which names are almost those of settings: they would have no effect, in silence. */
function checkNames(env: NodeJS.ProcessEnv): string[] {
  const others = Object.keys(env).filter((name) => isLong(name) && !names.includes(name));
  return others.flatMap((name) => {
    const meant = closest(name.toUpperCase(), names.filter(isLong));
    return isMisspelled(name, meant) ? [`${name} is not a setting; ${meant} is`] : [];
  });
}

/** The settings as they are understood. `isOriginSet`: whether somebody has said where the site is. */
export type Config = z.infer<typeof settings> & { SITE_ORIGIN: string; isOriginSet: boolean };

/** Reads the settings from an environment. Throws ConfigError, with a line for each that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { data, error } = settings.safeParse(env);
  const wrong = new Map(error?.issues.map(({ path: [name], message }) => [String(name), message]));
  const lines = [...checkNames(env), ...[...wrong].map(([name, message]) => `${name} ${message}, not "${env[name]}"`)];
  if (!data || lines.length > 0) throw new ConfigError(lines.join('\n'));
  const { SITE_ORIGIN: origin, PORT: port } = data;
  return { ...data, SITE_ORIGIN: origin ?? `http://localhost:${port}`, isOriginSet: origin !== undefined };
}
