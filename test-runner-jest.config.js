import { getJestConfig } from '@storybook/test-runner';
import { resolveBrowser } from './scripts/lib/browser.mjs';

export default async () => {
  const base = getJestConfig();
  const { executablePath, args, env } = await resolveBrowser();
  const playwright = base.testEnvironmentOptions['jest-playwright'];
  return {
    ...base,
    testEnvironmentOptions: { 'jest-playwright': { ...playwright, launchOptions: { executablePath, args, env } } },
  };
};
