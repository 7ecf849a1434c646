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
SITE_ORIGIN=https://u@a.com|SITE_ORIGIN=|PAGE_CACHE=true|ALLOW_INDEXING=1|ALLOWED_HOSTS=a b|
ALLOWED_HOSTS=a.com,b c|HSTS_SUBDOMAINS=no|ALLOWED_HOSTS=[::1|KEEP_ALIVE_MS=1h|KEEP_ALIVE_MS=3600001|TRUST_PROXY=loopback|TRUST_PROXY=10.0.0.0/33|TRUST_PROXY=10.0.0.1,|
SHUTDOWN_DELAY_MS=1.5|SHUTDOWN_DELAY_MS=60001|SHUTDOWN_GRACE_MS=600000`;

/** What shells, platforms and Kubernetes set for themselves. */
const passedOver = `HOST=my-laptop|HOST=1.2.3|HOST=x86_64-conda-linux-gnu|LOG_LEVEL=INFO|LOG_LEVEL=loud|METRICS_HOST=a|METRICS_HOST=|
METRICS_PORT=70000|METRICS_PORT=tcp://10.0.0.1:9464|METRICS_PORT=3000|REVISION=3|REVISION=abc 1234|REVISION=${'a'.repeat(64)}b`;

const longest = `v1.2.0-rc_1${'f'.repeat(53)}`;

const taken: [settings: string, config: object][] = [
  ['', { PORT: 3000, SITE_ORIGIN: 'http://localhost:3000', LOG_LEVEL: 'info', PAGE_CACHE: true, ALLOW_INDEXING: true }],
  ['', { METRICS_HOST: '127.0.0.1', HSTS_SUBDOMAINS: false, KEEP_ALIVE_MS: 65_000, warnings: [] }],
  ['HOST=localhost|METRICS_HOST=::1', { HOST: 'localhost', METRICS_HOST: '::1', warnings: [] }],
  ['HOST=127.0.0.1|METRICS_HOST=::|KEEP_ALIVE_MS=620000', { HOST: '127.0.0.1', METRICS_HOST: '::', KEEP_ALIVE_MS: 620_000 }],
  ['SITE_ORIGIN=https://a.com|HSTS_SUBDOMAINS=on', { HSTS_SUBDOMAINS: true }],
  ['PORT=8080|PAGE_CACHE=off', { PORT: 8080, SITE_ORIGIN: 'http://localhost:8080', PAGE_CACHE: false }],
  ['PORT=0|SHUTDOWN_DELAY_MS=60000|SHUTDOWN_GRACE_MS=0', { PORT: 0, SHUTDOWN_DELAY_MS: 60_000, SHUTDOWN_GRACE_MS: 0 }],
  ['PORT=65535|METRICS_PORT=9464|ALLOW_INDEXING=on', { PORT: 65535, METRICS_PORT: 9464, ALLOW_INDEXING: true }],
  ['SITE_ORIGIN=https://www.example.com/|REVISION=0123abc', { SITE_ORIGIN: 'https://www.example.com', REVISION: '0123abc' }],
  ['ALLOWED_HOSTS=WWW.Example.com, b_c,[::1]', { ALLOWED_HOSTS: ['www.example.com', 'b_c', '[::1]'] }],
  ['TRUST_PROXY=10.0.0.0/8, 192.0.2.1, fd00::/8', { TRUST_PROXY: ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'] }],
  ['ALLOWED_HOSTS=|REVISION=|TRUST_PROXY=', { ALLOWED_HOSTS: undefined, REVISION: undefined, TRUST_PROXY: undefined }],
  [`REVISION=${longest}`, { REVISION: longest }],
];

describe('settings', () => {
  test.each(split(refused))('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test.each([...split(passedOver), ['REVISION', 'abcdef0\n'] as const])('%s=%s is passed over with a warning', (name, value) => {
    const { warnings, ...config } = readConfig({ [name]: value, PAGE_CACHE: 'off' });
    expect(warnings).toEqual([expect.stringMatching(new RegExp(`^${name} must [^]+: it is passed over$`))]);
    expect({ ...config, warnings: [] }).toEqual(readConfig({ PAGE_CACHE: 'off' }));
  });

  test('are all in .env.example, with the defaults that hold', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const env = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readConfig(env)).toEqual(readConfig({}));
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
  ])('%s=%s: what would do is said', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  test('are all named at once, each once', () => {
    const wrong = { PORT: 'x', TRUST_PROXY: 'a,b', HOST: 'my-laptop' };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    expect(() => readConfig(wrong)).toThrow(/^PORT must be .+\nTRUST_PROXY must be .+"a,b"$/);
  });
});
