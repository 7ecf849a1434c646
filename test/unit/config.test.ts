import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';

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
    ['SHUTDOWN_DELAY_MS', '1.5'],
    ['SHUTDOWN_GRACE_MS', '600000'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test('are all in .env.example, with the defaults that hold', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const env = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readConfig(env)).toEqual(readConfig({}));
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_env, name) => void read.add(String(name)) }));
    expect(Object.keys(env).sort()).toEqual([...read].sort());
  });
});
