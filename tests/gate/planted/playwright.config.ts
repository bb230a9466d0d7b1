import { defineConfig } from '@playwright/test';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';

const { executablePath, args, env } = await resolveBrowser();

/** Journeys that fail in a way of their own, for the tests of the gate. No other run includes them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../../test-results/planted',
  use: { launchOptions: { executablePath, args, env } },
});
