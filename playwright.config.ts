import { defineConfig } from '@playwright/test';
import { resolveBrowser } from './scripts/lib/browser.mjs';
import { reverseJourneys } from './tests/e2e/reverse-journeys.ts';

const { executablePath, args, env } = await resolveBrowser();
const MINUTE_MS = 60_000;

if (process.env['JOURNEY_ORDER'] === 'reversed') reverseJourneys();

/**
 * Journeys in a real browser against the real server, which the files of one worker share (tests/e2e/shared-studio.ts).
 * Tests tagged `@services` run a second time on PostgreSQL and the Azure storage emulator; those that kill the server
 * (`@kill`) do not, because `tests/crash` does that there.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits end what hangs, on the slowest machine too. A test that passes never reaches one.
  timeout: 5 * MINUTE_MS,
  expect: { timeout: MINUTE_MS / 3 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env },
    actionTimeout: MINUTE_MS / 2,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recording one takes half as long as the tests themselves: `npx playwright test --trace on` does when it is needed.
    trace: 'off',
  },
  projects: [
    { name: 'demo', testMatch: 'demo-company.setup.ts', outputDir: 'test-results/demo' },
    { name: 'journeys', testIgnore: '**/photos/**', dependencies: ['demo'], outputDir: 'test-results/journeys' },
    // One server, and so one demo company moved into the services.
    {
      name: 'services',
      dependencies: ['demo'],
      testIgnore: '**/photos/**',
      grep: /@services/,
      grepInvert: /@kill/,
      workers: 1,
      outputDir: 'test-results/services',
    },
    { name: 'hosted', testDir: 'tests/hosted-sign-in', outputDir: 'test-results/hosted' },
    { name: 'photos', testMatch: '**/photos/**/*.spec.ts', dependencies: ['demo'], outputDir: 'test-results/photos' },
  ],
});
