import { type Browser, expect, type Page, test } from '@playwright/test';
import { journey } from '../e2e/journey.ts';
import type { Studio } from '../e2e/studio.ts';
import { startHostedStudio } from './hosted-studio.ts';
import {
  account,
  RENEWED_SECONDS,
  seesNextSteps,
  seesProvider,
  setUpCompany,
  signInAtProvider,
  tokenIsDue,
} from './people.ts';
import { startProvider, type TestProvider } from './start-provider.ts';

const DOWN = "Your sign-in provider doesn't respond. Try again in a few minutes.";

let provider: TestProvider;
let studio: Studio;
let ada: Page;

test.describe('While the provider does not respond', () => {
  let browser: Browser;
  const newPage = async (): Promise<Page> => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    provider = await startProvider({ accounts: [account('ada')] });
  });
  test.afterAll(async () => {
    await studio?.stop();
    await provider?.remove();
  });

  journey('the studio says so, and goes on when it is back', (step) => {
    step('it does not start, and names the setting', async () => {
      await provider.stop();
      const started = startHostedStudio(provider);
      await expect(started).rejects.toThrow(
        `AUTH_AUTHORITY has no discovery document: ${provider.issuer}/.well-known/openid-configuration does not respond.\n`,
      );
    });

    step('it starts when the provider is back', async () => {
      await provider.start();
      studio = await startHostedStudio(provider);
      ada = await newPage();
      await setUpCompany(ada, studio, 'ada@northline.example');
      await signInAtProvider(ada, 'ada');
      await seesNextSteps(ada);
    });

    step('new keys of the provider work at once', async () => {
      await provider.rotateKeys();
      const page = await newPage();
      await page.goto(studio.url);
      await signInAtProvider(page, 'ada');
      await seesNextSteps(page);
      await page.close();
      await ada.goto(`${studio.url}/company/documents`);
      await expect(ada.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
    });

    step('people who are signed in go on, and the server stays ready', async () => {
      await provider.stop();
      await ada.goto(`${studio.url}/users`);
      await expect(ada.getByRole('row').filter({ hasText: 'ada@northline.example' })).toBeVisible();
      expect((await fetch(`${studio.url}/readyz`)).status).toBe(200);
    });

    step('somebody whose access ends meanwhile reads why, and goes on when it is back', async () => {
      await provider.start();
      await provider.issueTokensFor(RENEWED_SECONDS + 5);
      const page = await ada.context().newPage();
      await page.goto(studio.url);
      await seesNextSteps(page);
      await provider.stop();
      await tokenIsDue(page);
      await page.getByRole('navigation').first().getByRole('link', { name: 'Library' }).click();
      const reason = page.getByText(DOWN);
      await expect(reason).toHaveCount(3);
      await provider.start();
      await page.getByRole('button', { name: 'Click to retry data fetching.' }).first().click();
      await expect(reason).toHaveCount(2);
      await provider.stop();
    });

    step('a visitor reads why they cannot sign in, and signs in when it is back', async () => {
      const page = await newPage();
      await page.goto(studio.url);
      await expect(page.getByText(DOWN)).toBeVisible();
      await provider.start();
      await page.getByRole('button', { name: 'reload the page' }).click();
      await seesProvider(page);
      await signInAtProvider(page, 'ada');
      await seesNextSteps(page);
    });
  });
});
