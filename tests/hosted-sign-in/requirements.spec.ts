import { type Browser, expect, type Page, test } from '@playwright/test';
import { journey } from '../e2e/journey.ts';
import type { Studio } from '../e2e/studio.ts';
import { startHostedStudio } from './hosted-studio.ts';
import {
  account,
  invite,
  logOutAfterRefusal,
  seesEmptyHome,
  seesNextSteps,
  seesProvider,
  seesRefusal,
  setUpCompany,
  signInAtProvider,
} from './people.ts';
import { STRONG_ACR } from './provider/registration.ts';
import { startProvider, type TestProvider } from './start-provider.ts';

const MIA = 'mia@northline.example';
const WEAK = 'This studio requires a stronger sign-in, for example with a second factor. Log out and sign in with one.';
const NO_ROLE = 'Your account at the sign-in provider has no role in this studio. Contact your admin.';

let provider: TestProvider;
let studio: Studio;

test.describe('A studio that takes roles from the provider and requires two factors', () => {
  let browser: Browser;
  const newPage = async (): Promise<Page> => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const logOut = async (page: Page) => {
    await page.getByRole('navigation').first().getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await seesProvider(page);
  };

  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    provider = await startProvider({ accounts: [account('ada', { roles: ['Admin'] }), account('mia')] });
    studio = await startHostedStudio(provider, { AUTH_ROLE_CLAIM: 'roles', AUTH_REQUIRED_ACR: STRONG_ACR });
  });
  test.afterAll(async () => {
    await studio?.stop();
    await provider?.remove();
  });

  journey('asks for both', (step) => {
    let mia: Page;

    step('the provider asks again for the second factor that the studio requires', async () => {
      const page = await newPage();
      await setUpCompany(page, studio, 'ada@northline.example');
      await signInAtProvider(page, 'ada');
      await signInAtProvider(page, 'ada', { withCode: true });
      await seesNextSteps(page);
      await invite(page, MIA);
    });

    step('an account without a role is refused', async () => {
      mia = await newPage();
      await mia.goto(studio.url);
      await signInAtProvider(mia, 'mia', { withCode: true });
      await seesRefusal(mia, NO_ROLE);
    });

    step('a role at the provider takes effect at the next sign-in', async () => {
      await provider.changeClaims('mia', { roles: ['something else', 'viewer'] });
      await logOutAfterRefusal(mia);
      await signInAtProvider(mia, 'mia', { withCode: true });
      await seesEmptyHome(mia);
      await provider.changeClaims('mia', { roles: ['Admin'] });
      await mia.reload();
      await seesEmptyHome(mia);
      await logOut(mia);
      await signInAtProvider(mia, 'mia', { withCode: true });
      await seesNextSteps(mia);
    });

    step('a provider that ignores the requirement: the studio refuses a sign-in with a password only', async () => {
      await provider.ignoreStrength();
      await logOut(mia);
      await signInAtProvider(mia, 'mia');
      await seesRefusal(mia, WEAK);
      await expect(mia.getByRole('navigation')).toHaveCount(0);
      await logOutAfterRefusal(mia);
      await signInAtProvider(mia, 'mia', { withCode: true });
      await seesNextSteps(mia);
    });
  });
});
