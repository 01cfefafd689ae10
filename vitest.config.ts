import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'pictures/**/*.test.ts', 'sandbox/**/*.test.ts', 'tests/building/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
