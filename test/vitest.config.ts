import { defineConfig } from 'vitest/config';

// As a release renders: the React of development takes twice the time.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    dir: 'test',
    include: ['**/*.test.ts'],
    globalSetup: 'test/browser/set-up.ts',
    pool: 'forks',
    // Every file of a worker takes the modules of the one before it: none changes them for the next.
    isolate: false,
    maxWorkers: 2,
    // The browser and the other worker share two cores with it.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
