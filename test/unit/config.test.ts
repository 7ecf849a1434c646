import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';

/** `NAME=value` of each, as an environment has it. */
const split = (list: string) =>
  list.split('|').map((setting) => {
    const [, name = '', value = ''] = /^\s*([A-Z_]+)=(.*?)\s*$/s.exec(setting) ?? [];
    return [name, value] as const;
  });

const refused = `PORT=http|PORT=65536|PORT=-1|PORT=|SITE_ORIGIN=www.example.com|SITE_ORIGIN=https://www.example.com/path|
SITE_ORIGIN=ftp://example.com|SITE_ORIGIN=xhttp://a.com|SITE_ORIGIN=http-x://a.com|SITE_ORIGIN=https://a.com?x|
SITE_ORIGIN=https://u@a.com|SITE_ORIGIN=|LOG_LEVEL=loud|PAGE_CACHE=true|ALLOW_INDEXING=1|ALLOWED_HOSTS=a b|
ALLOWED_HOSTS=a.com,b c|HSTS_SUBDOMAINS=no|HOST=localhost|HOST=1.2.3|METRICS_HOST=a|METRICS_HOST=|KEEP_ALIVE_MS=1h|KEEP_ALIVE_MS=3600001|TRUST_PROXY=loopback|TRUST_PROXY=10.0.0.0/33|TRUST_PROXY=10.0.0.1,|
METRICS_PORT=70000|SHUTDOWN_DELAY_MS=1.5|SHUTDOWN_DELAY_MS=60001|SHUTDOWN_GRACE_MS=600000|REVISION=abc123|
REVISION=abc 1234|REVISION=${'a'.repeat(64)}b`;

const longest = `v1.2.0-rc_1${'f'.repeat(53)}`;

const taken: [settings: string, config: object][] = [
  ['', { PORT: 3000, SITE_ORIGIN: 'http://localhost:3000', LOG_LEVEL: 'info', PAGE_CACHE: true, ALLOW_INDEXING: true }],
  ['', { METRICS_HOST: '127.0.0.1', HSTS_SUBDOMAINS: false, KEEP_ALIVE_MS: 65_000, isOriginSet: false }],
  ['HOST=127.0.0.1|METRICS_HOST=::|KEEP_ALIVE_MS=620000', { HOST: '127.0.0.1', METRICS_HOST: '::', KEEP_ALIVE_MS: 620_000 }],
  ['SITE_ORIGIN=https://a.com|HSTS_SUBDOMAINS=on', { isOriginSet: true, HSTS_SUBDOMAINS: true }],
  ['PORT=8080|PAGE_CACHE=off', { PORT: 8080, SITE_ORIGIN: 'http://localhost:8080', PAGE_CACHE: false }],
  ['PORT=0|SHUTDOWN_DELAY_MS=60000|SHUTDOWN_GRACE_MS=0', { PORT: 0, SHUTDOWN_DELAY_MS: 60_000, SHUTDOWN_GRACE_MS: 0 }],
  ['PORT=65535|METRICS_PORT=9464|ALLOW_INDEXING=on', { PORT: 65535, METRICS_PORT: 9464, ALLOW_INDEXING: true }],
  ['SITE_ORIGIN=https://www.example.com/|REVISION=0123abc', { SITE_ORIGIN: 'https://www.example.com', REVISION: '0123abc' }],
  ['ALLOWED_HOSTS=WWW.Example.com, b_c', { ALLOWED_HOSTS: ['www.example.com', 'b_c'] }],
  ['TRUST_PROXY=10.0.0.0/8, 192.0.2.1, fd00::/8', { TRUST_PROXY: ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'] }],
  ['ALLOWED_HOSTS=|REVISION=|TRUST_PROXY=', { ALLOWED_HOSTS: undefined, REVISION: undefined, TRUST_PROXY: undefined }],
  [`REVISION=${longest}`, { REVISION: longest }],
];

describe('settings', () => {
  test.each([...split(refused), ['REVISION', 'abcdef0\n'] as const])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test.each([
    'SITE_ORIGN',
    'SITEORIGIN',
    'site_origin',
    'Log_Level',
    'ALLOWED_HOST',
    'ALLOW_INDEX',
    'KEEP_ALIVE',
    'LOG_LEVELS',
    'SHUTDOWN_DELAY_S',
  ])('%s is named: it is no setting', (name) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(new RegExp(`^${name} is not a setting; [A-Z_]+ is$`));
  });

  test('leave the names of others alone', () => {
    expect(() =>
      readConfig({
        PATH: '/',
        HOME: '/',
        PORTS: '1',
        PGHOST: 'db',
        REPORT: 'x',
        HOSTNAME: 'a',
        LOGNAME: 'x',
        K_REVISION: 'website-00001-abc',
        K_SERVICE: 'website',
        SHUTDOWN: 'x',
        NODE_ENV: 'production',
      }),
    ).not.toThrow();
  });

  test('are all in .env.example, with the defaults that hold', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const env = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect({ ...readConfig(env), isOriginSet: false }).toEqual(readConfig({}));
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_env, name) => void read.add(String(name)) }));
    expect(Object.keys(env).sort()).toEqual([...read].sort());
  });

  test.each(taken)('%s: taken as %j', (settings, config) => {
    expect(readConfig(settings ? Object.fromEntries(split(settings)) : {})).toMatchObject(config);
  });

  test.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
    ['PAGE_CACHE', 'x', 'PAGE_CACHE must be one of on, off, not "x"'],
    ['SITE_ORIGIN', 'x', 'SITE_ORIGIN must be an origin such as https://www.'],
    ['ALLOWED_HOSTS', 'a b', 'ALLOWED_HOSTS must be host names with commas between'],
    ['REVISION', 'x', 'REVISION must be 7 to 64 letters, digits, dots, hyphens and underscores'],
  ])('%s=%s: what would do is said', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  test('are all named at once, each once', () => {
    const wrong = { LOG_LEVEL: 'loud', TRUST_PROXY: 'a,b', LOG_LEVELS: 'info' };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    expect(() => readConfig(wrong)).toThrow(/^LOG_LEVELS is not .+\nLOG_LEVEL must be .+\nTRUST_PROXY must be .+"a,b"$/);
  });
});
