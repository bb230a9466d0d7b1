import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const firefox = process.env['STUDIO_FIREFOX'] ?? '/usr/bin/firefox-esr';
if (!existsSync(firefox)) throw new Error(`There is no Firefox at ${firefox}. On Debian: apt-get install firefox-esr`);

/** Journeys of uploads that need nothing but a browser: no file handles, and no protocol of Chromium. */
const UPLOADS = [
  'adaptive-uploads',
  'changed-files',
  'continue-upload',
  'known-files',
  'sign-out-uploads',
  'unsaved-wizard',
];

// Firefox sends a file that became shorter again and again, until the studio ends it.
process.env['STUDIO_UPLOAD_STALL_SECONDS'] ??= '30';

/** Uploads in Firefox: `npm run test:firefox`. `STUDIO_FIREFOX` is the path of another one. */
export default defineConfig({
  testDir: '../e2e',
  workers: 1,
  forbidOnly: true,
  timeout: journeys.timeout,
  expect: journeys.expect,
  reporter: [['list']],
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('run-firefox.mjs', import.meta.url)),
      env: { ...process.env, STUDIO_FIREFOX: firefox },
    },
  },
  projects: [
    { name: 'demo', testMatch: 'demo-company.setup.ts', outputDir: '../../test-results/firefox-demo' },
    {
      name: 'firefox',
      testMatch: UPLOADS.map((name) => `${name}.spec.ts`),
      grepInvert: /after a crash/,
      dependencies: ['demo'],
      outputDir: '../../test-results/firefox',
    },
  ],
});
