import { defineConfig, devices } from '@playwright/test';

import { browserArgs } from './tests/browser/browser-args.ts';

/**
 * Where the device hardly matters a journey names the one that it is walked on in the sample; under `--whole` it is walked
 * on both, as those are that name none. `@desktop` and `@mobile` have nothing to do on the other one.
 */
const isWhole = process.env['E2E_WHOLE'] === 'yes';
const program = process.env['CHROMIUM_PATH'];

/**
 * The journeys run against a site that is already up: `npm run journeys` starts one, finds a browser and hands both over in
 * the environment.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  // Takes pictures and walks nothing: `npx meander i18n sheet`.
  testIgnore: process.env['E2E_SHEET'] === undefined ? '**/sheet.journey.ts' : [],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes at a later try is a bug and fails the run; the retry leaves its trace.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    actionTimeout: 15_000,
    // The worker answers from what it keeps, past what a journey puts in the way; one journey is about it.
    serviceWorkers: 'block',
    // Recording costs more than walking, so that only what has failed once is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: [...browserArgs], ...(program ? { executablePath: program } : {}) },
  },
  projects: [
    {
      name: 'desktop-chromium',
      grepInvert: isWhole ? /@mobile/ : /@(sample-)?mobile/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
    },
    {
      name: 'mobile-chromium',
      grepInvert: isWhole ? /@desktop/ : /@(sample-)?desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
