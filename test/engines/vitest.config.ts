import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: 'test/engines',
    include: ['*.check.ts'],
    globalSetup: 'test/engines/find-engines.ts',
    pool: 'forks',
    maxWorkers: 2,
    server: { deps: { external: [/[\\/]dist[\\/]/] } },
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
