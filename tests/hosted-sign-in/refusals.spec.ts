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
  seesRefusal,
  setUpCompany,
  signInAtProvider,
} from './people.ts';
import { startProvider, type TestProvider } from './start-provider.ts';

const ADA = 'ada@northline.example';
const MIA = 'mia@northline.example';
const OSCAR = 'oscar@northline.example';

const INACTIVE = 'The account for this email is inactive. Contact your admin.';
const UNVERIFIED =
  'Your e-mail address is not verified. Verify it at your sign-in provider, then log out and sign in again.';
const OTHER_ACCOUNT =
  'Your e-mail address is linked to another account at a sign-in provider. Ask your admin to unlink it, then sign in again.';

let provider: TestProvider;
let studio: Studio;
let ada: Page;

/** A visitor with a browser of their own. */
const visit = async (browser: Browser, username: string): Promise<Page> => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(studio.url);
  await signInAtProvider(page, username);
  return page;
};

test.describe('A person whom the provider signed in', () => {
  let browser: Browser;
  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    provider = await startProvider({
      accounts: [
        account('ada'),
        account('mia', { email_verified: false }),
        account('mallory', { email: 'mallory@elsewhere.example', preferred_username: ADA }),
        account('oscar', { preferred_username: ADA }),
        account('new-ada', { email: ADA }),
        account('new-mia', { email: MIA }),
      ],
    });
    studio = await startHostedStudio(provider);
  });
  test.afterAll(async () => {
    await studio?.stop();
    await provider?.remove();
  });

  journey('comes in only as the person whose account and verified address it is', (step) => {
    step('the admin sets up the company and invites two people', async () => {
      ada = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      await setUpCompany(ada, studio, ADA);
      await signInAtProvider(ada, 'ada');
      await seesNextSteps(ada);
      await invite(ada, MIA, OSCAR);
    });

    step('an address that is not verified is refused, until it is', async () => {
      const page = await visit(browser, 'mia');
      await seesRefusal(page, UNVERIFIED);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await provider.changeClaims('mia', { email_verified: true });
      await logOutAfterRefusal(page);
      await signInAtProvider(page, 'mia');
      await seesEmptyHome(page);
    });

    step('preferred_username with the address of somebody else lets nobody in', async () => {
      await seesRefusal(await visit(browser, 'mallory'), INACTIVE);
    });

    step('nor does it make an invited person somebody else', async () => {
      const page = await visit(browser, 'oscar');
      await seesEmptyHome(page);
      await page.goto(`${studio.url}/profile`);
      await expect(page.getByText(OSCAR).first()).toBeVisible();
      await expect(page.getByText(ADA)).toHaveCount(0);
    });

    step('another account with the address of the admin is refused', async () => {
      await seesRefusal(await visit(browser, 'new-ada'), OTHER_ACCOUNT);
    });

    step(
      'another account of a person comes in after the admin has unlinked the first one, which then stays out',
      async () => {
        const page = await visit(browser, 'new-mia');
        await seesRefusal(page, OTHER_ACCOUNT);
        await ada.goto(`${studio.url}/users`);
        await ada
          .getByRole('row')
          .filter({ hasText: MIA })
          .getByRole('button', { name: /^Actions of/ })
          .click();
        await ada.getByRole('menuitem', { name: 'Unlink sign-in' }).click();
        await ada.getByRole('button', { name: 'Unlink', exact: true }).click();
        await expect(ada.getByText('Sign-in unlinked', { exact: true }).first()).toBeVisible();
        await page.reload();
        await seesEmptyHome(page);
        await seesRefusal(await visit(browser, 'mia'), OTHER_ACCOUNT);
      },
    );
  });
});
