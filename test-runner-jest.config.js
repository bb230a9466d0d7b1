import { getJestConfig } from '@storybook/test-runner';
import { resolveBrowser } from './scripts/lib/browser.mjs';

export default async () => {
  const base = getJestConfig();
  const { executablePath, args, env } = await resolveBrowser();
  const playwright = base.testEnvironmentOptions['jest-playwright'];
  return {
    ...base,
    ...(process.env.STUDIO_TEST_RESULTS && {
      reporters: [...base.reporters, '<rootDir>/scripts/lib/testing/jest-reporter.mjs'],
    }),
    testTimeout: 60_000,
    testEnvironmentOptions: {
      'jest-playwright': {
        ...playwright,
        launchOptions: { executablePath, args, env },
        // Nothing moves, so what a story opens is there at once.
        contextOptions: { ...playwright.contextOptions, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
      },
    },
  };
};
