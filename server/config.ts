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

const address = z.union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'must be an address such as 127.0.0.1 or ::');
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
      .regex(/^([a-z0-9._-]+|\[[\da-f:.]+\])$/, hosts),
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

/** Settings with names that shells (HOST), platforms and Kubernetes (METRICS_PORT=tcp://…) give values of their own. */
const namesOfOthers = ['HOST', 'LOG_LEVEL', 'METRICS_HOST', 'METRICS_PORT', 'REVISION'];

/** The settings as they are understood. `warnings`: which are passed over, as they seem to be meant for others. */
export type Config = z.infer<typeof settings> & { SITE_ORIGIN: string; warnings: string[] };

/** Explains which settings cannot be used, by their names. */
function describeSettings(env: NodeJS.ProcessEnv): Map<string, string> {
  const { data, error } = settings.safeParse(env);
  const lines = new Map(error?.issues.map(({ path: [name = ''], message }) => [String(name), message]));
  if (data && data.PORT !== 0 && data.METRICS_PORT === data.PORT) lines.set('METRICS_PORT', 'must be another port than PORT');
  return new Map([...lines].map(([name, message]) => [name, `${name} ${message}, not "${env[name]}"`]));
}

/** Reads the settings from an environment. Throws ConfigError, with a line for each of ours that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const wrong = describeSettings(env);
  const ours = [...wrong].filter(([name]) => !namesOfOthers.includes(name));
  if (ours.length > 0) throw new ConfigError(ours.map(([, line]) => line).join('\n'));
  const usable = Object.fromEntries(Object.entries(env).filter(([name]) => !wrong.has(name)));
  const data = settings.parse(usable);
  const warnings = [...wrong.values()].map((line) => `${line}: it is passed over`);
  return { ...data, SITE_ORIGIN: data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`, warnings };
}
