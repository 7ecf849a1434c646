import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { ConfigError } from '../../server/setting.ts';

describe('settings', () => {
  test('have defaults that serve the site on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      siteOrigin: 'http://localhost:3000',
      logLevel: 'info',
      pageCache: true,
      allowIndexing: true,
    });
    expect(readConfig({ PORT: '8080' }).siteOrigin).toBe('http://localhost:8080');
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', ''],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'https://www.example.com/path'],
    ['SITE_ORIGIN', 'ftp://example.com'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE', 'true'],
    ['ALLOW_INDEXING', '1'],
    ['ALLOWED_HOSTS', 'a b'],
    ['HSTS_SUBDOMAINS', 'no'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['METRICS_PORT', '70000'],
    ['SITE_ORIGIN', ''],
    ['SHUTDOWN_DELAY_MS', '1.5'],
    ['SHUTDOWN_GRACE_MS', '600000'],
    ['REVISION', 'abc123'],
    ['REVISION', 'abc 1234'],
    ['REVISION', `${'a'.repeat(64)}b`],
    ['REVISION', 'abcdef0\n'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test.each(['SITE_ORIGN', 'SITEORIGIN', 'ALLOWED_HOST', 'LOG_LEVELS', 'SHUTDOWN_DELAY_S'])(
    '%s is named: it is no setting',
    (name) => {
      expect(() => readConfig({ [name]: 'x' })).toThrow(new RegExp(`^${name} is not a setting; [A-Z_]+ is$`));
    },
  );

  test('leave the names of others alone', () => {
    expect(() => readConfig({ PATH: '/', HOME: '/', PORTS: '1', LOGNAME: 'x', NODE_ENV: 'production' })).not.toThrow();
  });

  test('are all in .env.example, with the defaults that hold', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const env = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readConfig(env)).toEqual(readConfig({}));
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_env, name) => void read.add(String(name)) }));
    expect(Object.keys(env).sort()).toEqual([...read].sort());
  });

  test('are read to their limits and no further', () => {
    expect(readConfig({ PORT: '0' }).port).toBe(0);
    expect(readConfig({ PORT: '65535' }).port).toBe(65535);
    expect(() => readConfig({ PORT: '65536' })).toThrow('PORT must be a whole number from 0 to 65535, not "65536"');
    expect(readConfig({ SHUTDOWN_DELAY_MS: '60000', SHUTDOWN_GRACE_MS: '0' })).toMatchObject({
      shutdownDelay: 60_000,
      shutdownGrace: 0,
    });
    expect(() => readConfig({ SHUTDOWN_DELAY_MS: '60001' })).toThrow(ConfigError);
  });

  test('take networks of both kinds', () => {
    const trustProxy = ['10.0.0.0/8', '192.0.2.1', 'fd00::/8'];
    expect(readConfig({ TRUST_PROXY: trustProxy.join(', ') }).trustProxy).toEqual(trustProxy);
    expect(readConfig({ TRUST_PROXY: '' }).trustProxy).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  });

  test('say what would do', () => {
    expect(() => readConfig({ PAGE_CACHE: 'x' })).toThrow('PAGE_CACHE must be one of on, off, not "x"');
    expect(() => readConfig({ SITE_ORIGIN: 'x' })).toThrow('SITE_ORIGIN must be an origin such as https://www.');
    expect(() => readConfig({ ALLOWED_HOSTS: 'a b' })).toThrow('ALLOWED_HOSTS must be host names with commas between');
    expect(() => readConfig({ REVISION: 'x' })).toThrow(
      'REVISION must be 7 to 64 letters, digits, dots, hyphens and underscores',
    );
  });

  test.each(['xhttp://a.com', 'http-x://a.com', 'https://a.com/x', 'https://a.com?x', 'https://u@a.com'])(
    'SITE_ORIGIN=%s is no origin',
    (origin) => {
      expect(() => readConfig({ SITE_ORIGIN: origin })).toThrow(ConfigError);
    },
  );

  test('take an origin with a slash, lists with spaces, and switches both ways', () => {
    expect(readConfig({ SITE_ORIGIN: 'https://www.example.com/' }).siteOrigin).toBe('https://www.example.com');
    expect(readConfig({ ALLOWED_HOSTS: 'WWW.Example.com, b.example' }).allowedHosts).toEqual(['www.example.com', 'b.example']);
    expect(() => readConfig({ ALLOWED_HOSTS: 'a.com,b c' })).toThrow(ConfigError);
    expect(readConfig({ ALLOWED_HOSTS: '' }).allowedHosts).toBeUndefined();
    expect(readConfig({ REVISION: '' }).revision).toBeUndefined();
    for (const revision of ['0123abc', 'v1.2.0-rc_1', 'f'.repeat(64)])
      expect(readConfig({ REVISION: revision }).revision).toBe(revision);
    expect(readConfig({ PAGE_CACHE: 'off', ALLOW_INDEXING: 'off' })).toMatchObject({
      pageCache: false,
      allowIndexing: false,
    });
    expect(readConfig({ PAGE_CACHE: 'on', ALLOW_INDEXING: 'on' })).toMatchObject({
      pageCache: true,
      allowIndexing: true,
    });
  });
});
