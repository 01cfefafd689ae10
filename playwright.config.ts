import { defineConfig, devices } from '@playwright/test';

/**
 * The journeys run against a site that is already up: `npm run journeys` starts one, finds a browser and hands both
 * over in the environment. Sandboxing inside the browser is impossible as root, which containers are.
 */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
/**
 * Where the device hardly matters a journey names the one that it is walked on in the sample; under `--whole` it is walked
 * on both, as those are that name none. `@desktop` and `@mobile` have nothing to do on the other one.
 */
const isWhole = process.env['E2E_WHOLE'] === 'yes';
const program = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  // Takes pictures and walks nothing: `npx meander i18n sheet`.
  testIgnore: process.env['E2E_SHEET'] === undefined ? '**/sheet.journey.ts' : [],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A slow machine may be late once; a fault of ours is there every time.
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    actionTimeout: 15_000,
    // The worker answers from what it keeps, past what a journey puts in the way; one journey is about it.
    serviceWorkers: 'block',
    // Recording costs more than walking: E2E_TRACE=yes when a failure needs looking into.
    trace: process.env['E2E_TRACE'] === 'yes' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(program ? { executablePath: program } : {}) },
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
