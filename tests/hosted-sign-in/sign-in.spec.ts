import { type BrowserContext, expect, type Page, test } from '@playwright/test';
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
import { watchProvider } from './watch-provider.ts';

/** The browser library renews them ten seconds after they are issued. */
const ACCESS_TOKEN_SECONDS = RENEWED_SECONDS + 10;

let provider: TestProvider;
let studio: Studio;
let context: BrowserContext;
let page: Page;

test.describe('At an independent provider', () => {
  test.beforeAll(async ({ browser }) => {
    provider = await startProvider({ accounts: [account('ada')], accessTokenSeconds: ACCESS_TOKEN_SECONDS });
    studio = await startHostedStudio(provider);
    context = await browser.newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  test.afterAll(async () => {
    await context?.close();
    await studio?.stop();
    await provider?.remove();
  });

  const logout = async () => {
    await page.getByRole('navigation').first().getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'Logout' }).click();
  };

  journey('a person signs in, stays signed in and signs out', (step) => {
    step('the first admin signs in after the setup: silently first, then on the page of the provider', async () => {
      const watch = watchProvider(page, provider);
      await setUpCompany(page, studio, 'Ada@Northline.example');
      await signInAtProvider(page, 'ada');
      await seesNextSteps(page);
      expect(watch.take()).toEqual(['silent sign-in', 'sign-in page', 'tokens']);
      expect(page.url()).toBe(`${studio.url}/`);
    });

    step('a second visit is silent', async () => {
      const second = await context.newPage();
      const watch = watchProvider(second, provider);
      await second.goto(`${studio.url}/company/documents`);
      await expect(second.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
      expect(watch.take()).toEqual(['silent sign-in', 'tokens']);
      await second.close();
    });

    step('an access token that expires is renewed in a hidden frame, without a refresh token', async () => {
      await tokenIsDue(page);
      const watch = watchProvider(page, provider);
      await page.getByRole('navigation').first().getByRole('link', { name: 'Library' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(watch.seen).toEqual(['silent sign-in', 'tokens']);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    step('signing out ends the session at the provider', async () => {
      await logout();
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await seesProvider(page);
      const visit = await context.newPage();
      await visit.goto(studio.url);
      await seesProvider(visit);
      await visit.close();
    });

    step('a sign-in that is cancelled says so', async () => {
      await page.goto(studio.url);
      await seesProvider(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('You are not signed in, because signing in was cancelled.')).toBeVisible();
      await page.getByRole('button', { name: 'Sign in again' }).click();
      await signInAtProvider(page, 'ada');
      await seesNextSteps(page);
    });
  });
});
