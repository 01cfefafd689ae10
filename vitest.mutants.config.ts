import { fileURLToPath } from 'node:url';

import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Stryker selects the tests of a mutant by a pattern of their full names, joined by spaces; Vitest 5 joins them by " > ", and
 * would run no test inside a `describe`. Each space of the pattern therefore matches both.
 */
const namesOfStryker: Plugin = {
  name: 'names-of-stryker',
  configureVitest({ project: { config } }) {
    let pattern: RegExp | undefined;
    Object.defineProperty(config, 'testNamePattern', {
      get: () => pattern,
      set: (next: RegExp | undefined) => {
        pattern = next && new RegExp(next.source.replaceAll(' ', '(?: > | )'));
      },
      enumerable: true,
    });
  },
};

/** The tests that a mutation run repeats for each mutant: the pure ones, which need no database and no page. */
export default defineConfig({
  plugins: [namesOfStryker],
  resolve: { alias: { '#src': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['src/{demo,domain,formats/places,formats/rail,timetable,verticals}/**/*.test.ts'],
    setupFiles: ['tests/mutants-setup.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
