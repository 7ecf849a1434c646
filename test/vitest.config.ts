import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { SPRITE_URL: '"/assets/sprite.svg"', DEV: 'false' },
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
