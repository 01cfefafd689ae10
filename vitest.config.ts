import { fileURLToPath } from 'node:url';

import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { browserArgs } from './tests/browser/browser-args.ts';
import { answerAt, answerNothing, refusePermissions } from './tests/browser/browser-commands.ts';
import { siteCertificate } from './tests/certificates.ts';

const inBrowser = 'src/**/*.browser.test.{ts,tsx}';
/** What differs over `https:`; each server of the tests has one scheme. */
const inBrowserOverHttps = 'src/**/*.browser-https.test.{ts,tsx}';
/** A project of their own: `npm test` runs them once, as the coverage gate does, and they need no database. */
const ofDomain = 'src/domain/**/*.test.ts';

export default defineConfig({
  plugins: [react(), babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }), lingui()],
  resolve: { alias: { '#src': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // One less than there are cores is what it takes by itself: on two, half of them would stand idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'domain', include: [ofDomain] } },
      {
        extends: true,
        test: {
          name: 'node',
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
          exclude: [inBrowser, inBrowserOverHttps, ofDomain],
          globalSetup: ['tests/database-setup.ts'],
          setupFiles: ['tests/answers-setup.ts'],
        },
      },
      browserProject('browser', inBrowser),
      { ...browserProject('browser-https', inBrowserOverHttps), server: { https: siteCertificate() } },
    ],
  },
});

/** Returns a project whose tests run in Chromium. */
function browserProject(name: string, include: string): TestProjectInlineConfiguration {
  return {
    extends: true,
    // All packages that pages import: one that is found during the run would reload the tests that are running.
    optimizeDeps: {
      include: [
        '@lingui/core',
        '@lingui/react',
        'bwip-js/browser',
        'jsqr',
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react-router',
        'react/jsx-dev-runtime',
        'temporal-polyfill',
        'vitest-browser-react',
      ],
    },
    test: {
      name,
      include: [include],
      globalSetup: ['tests/browser/find-browser-setup.ts'],
      setupFiles: ['tests/browser/base-styles-setup.ts'],
      // As long as the journeys give a page; one second is little on a busy machine.
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
        commands: { answerAt, answerNothing, refusePermissions },
        provider: playwright({
          launchOptions: {
            args: [...browserArgs],
            // Read when the browser is started, after `tests/browser/find-browser-setup.ts` has found it.
            get executablePath() {
              return process.env['CHROMIUM_PATH'] ?? '';
            },
          },
        }),
      },
    },
  };
}
