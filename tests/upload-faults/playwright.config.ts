import { defineConfig } from '@playwright/test';
import { resolveBrowser } from '../../scripts/lib/browser.mjs';

const { executablePath, args, env } = await resolveBrowser();
const MINUTE_MS = 60_000;

/** Uploads with every fault that a person meets: `npm run test:upload-faults`. `STUDIO_FAULT_FILES` is the number of files. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 60 * MINUTE_MS,
  expect: { timeout: MINUTE_MS / 2 },
  reporter: [['list']],
  outputDir: '../../test-results/upload-faults',
  use: {
    launchOptions: { executablePath, args, env },
    actionTimeout: MINUTE_MS / 2,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
