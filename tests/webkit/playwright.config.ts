import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { PROGRAMS } from './webkit.ts';

const missing = PROGRAMS.filter((program) => !existsSync(program));
if (missing.length > 0)
  throw new Error(`There is no ${missing.join(' and no ')}. On Debian: apt-get install webkit2gtk-driver xvfb xauth`);

/** Uploads in WebKit: `npm run test:webkit`. Playwright runs the tests and has no part in the browser. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  forbidOnly: true,
  timeout: journeys.timeout,
  expect: journeys.expect,
  reporter: [['list']],
  projects: [
    {
      name: 'demo',
      testDir: '../e2e',
      testMatch: 'demo-company.setup.ts',
      outputDir: '../../test-results/webkit-demo',
    },
    { name: 'webkit', dependencies: ['demo'], outputDir: '../../test-results/webkit' },
  ],
});
