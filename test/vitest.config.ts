import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As the build compiles it.
  oxc: { jsx: { runtime: 'automatic', importSource: '#jsx', development: false } },
  test: {
    dir: 'test',
    include: ['**/*.test.ts'],
    globalSetup: 'test/browser/find-browser.ts',
    pool: 'forks',
    maxWorkers: 2,
    // The built server is run as it is, not transformed.
    server: { deps: { external: [/[\\/]dist[\\/]/] } },
    // The browser and the other worker share two cores with it.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
