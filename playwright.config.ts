import { defineConfig } from '@playwright/test';
import { resolveBrowser } from './scripts/lib/browser.mjs';

const { executablePath, args, env } = await resolveBrowser();
const MINUTE_MS = 60_000;

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
  timeout: 3 * MINUTE_MS,
  globalTimeout: 16 * MINUTE_MS,
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env },
    actionTimeout: MINUTE_MS / 3,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'demo', testMatch: 'demo-company.setup.ts', outputDir: 'test-results/demo' },
    { name: 'journeys', testIgnore: '**/photos/**', dependencies: ['demo'], outputDir: 'test-results/journeys' },
    // One server, and so one demo company drawn into the services.
    {
      name: 'services',
      testIgnore: '**/photos/**',
      grep: /@services/,
      grepInvert: /@kill/,
      workers: 1,
      outputDir: 'test-results/services',
    },
    { name: 'photos', testMatch: '**/photos/**/*.spec.ts', dependencies: ['demo'], outputDir: 'test-results/photos' },
  ],
});
