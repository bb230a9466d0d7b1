import { defineConfig } from '@playwright/test';
import { resolveBrowser } from '../../scripts/lib/browser.mjs';

const { executablePath, args, env } = await resolveBrowser();
const MINUTE_MS = 60_000;

/** Sign-in at providers that Debian packages. Needs those packages: npm run test:providers. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 10 * MINUTE_MS,
  reporter: [['list']],
  outputDir: '../../test-results/providers',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env },
    locale: 'en-GB',
    actionTimeout: MINUTE_MS / 2,
  },
  expect: { timeout: MINUTE_MS / 2 },
});
