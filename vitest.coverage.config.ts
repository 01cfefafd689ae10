import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** The direct tests of the domain with the functions that they call. They are pure, so one process runs them all. */
export default defineConfig({
  resolve: { alias: { '#src': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['src/domain/**/*.test.ts'],
    isolate: false,
    // Prints what fails, not the names of files that passed.
    reporters: ['minimal'],
    testTimeout: 30_000,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      exclude: ['src/domain/**/*.test.ts'],
      reporter: ['json'],
      reportsDirectory: 'coverage/domain',
      reportOnFailure: true,
    },
  },
});
