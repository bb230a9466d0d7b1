import { defineConfig } from '@playwright/test';

const MINUTE_MS = 60_000;

/** From an empty folder behind a real nginx to the second person. Needs nginx and openssl: npm run test:first-run. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 10 * MINUTE_MS,
  reporter: [['list']],
  outputDir: '../../test-results/first-run',
  use: { actionTimeout: MINUTE_MS / 2 },
  expect: { timeout: MINUTE_MS / 2 },
});
