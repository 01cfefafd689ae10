import { fileURLToPath } from 'node:url';

import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }), lingui()],
  resolve: { alias: { '#src': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'packages/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/architecture/**/*.test.ts',
      'tests/api/**/*.test.ts',
      'tests/faults/**/*.test.ts',
      'tests/walk/**/*.test.ts',
      'tests/relevance/**/*.test.ts',
      'tests/rows/**/*.test.ts',
    ],
    globalSetup: ['tests/database-setup.ts'],
    setupFiles: ['tests/answers-setup.ts'],
    // One less than there are cores is what it takes by itself: on two, half of them would stand idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
