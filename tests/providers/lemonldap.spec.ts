import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { journey } from '../e2e/journey.ts';
import { startStudio, type Studio } from '../e2e/studio.ts';
import { seesNextSteps, setUpCompany } from '../hosted-sign-in/people.ts';
import { watchProvider } from '../hosted-sign-in/watch-provider.ts';
import { type Lemonldap, startLemonldap } from './start-lemonldap.ts';

const ACCOUNT = { name: 'dwho', password: 'dwho', email: 'dwho@badwolf.org' };

let provider: Lemonldap;
let studio: Studio;
let context: BrowserContext;
let page: Page;

const seesProvider = (of: Page) => expect(of.locator('input[name=user]')).toBeVisible();

async function signIn(of: Page): Promise<void> {
  await seesProvider(of);
  await of.locator('input[name=user]').fill(ACCOUNT.name);
  await of.locator('input[name=password]').fill(ACCOUNT.password);
  await of.getByRole('button', { name: 'Connect' }).click();
}

test.describe('At LemonLDAP::NG', () => {
  test.beforeAll(async ({ browser }) => {
    provider = await startLemonldap();
    console.log(`LemonLDAP::NG ${provider.version}`);
    studio = await startStudio({ env: { STUDIO_SEED: 'none', STUDIO_WORKERS: '0', ...provider.environment } });
    await provider.register(studio.url);
    context = await browser.newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  test.afterAll(async () => {
    await context?.close();
    await studio?.stop();
    await provider?.stop();
  });

  journey('a person signs in, stays signed in and signs out', (step) => {
    step('on its page, after a silent attempt that it answers with its page too', async () => {
      await setUpCompany(page, studio, ACCOUNT.email);
      await signIn(page);
      await seesNextSteps(page);
    });

    step('a second visit is silent', async () => {
      const second = await context.newPage();
      const watch = watchProvider(second, provider);
      await second.goto(`${studio.url}/company/documents`);
      await expect(second.getByRole('heading', { level: 1, name: /^Documents/ })).toBeVisible();
      expect(watch.take()).toEqual(['silent sign-in', 'tokens']);
      await second.close();
    });

    step('an access token that expires is renewed silently', async () => {
      await page.waitForTimeout(10_000);
      const watch = watchProvider(page, provider);
      await page.getByRole('navigation').first().getByRole('link', { name: 'Library' }).click();
      await expect.poll(watch.seen).toEqual(['silent sign-in', 'tokens']);
      await expect(page.getByRole('heading', { name: 'Category Presets' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    step('signing out ends the session there', async () => {
      await page.getByRole('navigation').first().getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Accept' }).click();
      await seesProvider(page);
    });
  });
});
