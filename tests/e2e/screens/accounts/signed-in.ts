import type { Locator, Page } from '@playwright/test';
import { totpCode } from '../../../../packages/studio-server/src/identity/testing/read-page.ts';
import { enterCode, isSignedIn, newPassword, press } from '../../account-steps.ts';
import { type AccountVisit, FIRST_ADMIN } from '../../account-visit.ts';
import { isLoaded, question, type Screen } from '../screen.ts';
import { enterBoth, page, problem, refused, title, WRONG_PASSWORD } from './account-page.ts';

/** A page of the app, once nothing of it is loading any more. */
const appPage = (name: string, pathOf: (visit: AccountVisit) => Promise<string>, shown: (page: Page) => Locator) =>
  page(
    name,
    async (opened, visit) => {
      await opened.goto(visit.studio.url + (await pathOf(visit)));
      await shown(opened).first().waitFor();
      await isLoaded(opened);
    },
    shown,
  );

/** What somebody sees who is signed in. */
export const signedInPages: readonly Screen<AccountVisit>[] = [
  page(
    'methods-password',
    async (opened, visit) => {
      await enterBoth(opened, visit);
      await isSignedIn(opened);
      await opened.goto(`${visit.studio.url}/idp/account`);
    },
    title('Sign-in methods'),
  ),
  refused(
    'methods-wrong-password',
    async (opened) => {
      await opened.getByLabel('Current password').fill(WRONG_PASSWORD);
      await newPassword(opened, 'puffins on the isle of may');
      await press(opened, 'Change password');
    },
    (opened) => opened.getByRole('alert'),
  ),
  page(
    'totp-setup',
    async (opened, visit) => {
      await press(opened, 'Set up an authenticator app');
      visit.secret = await opened.locator('.secret').innerText();
    },
    title('Set up an authenticator app'),
  ),
  refused('totp-setup-wrong', (opened) => enterCode(opened, 'none'), problem('This code is wrong.')),
  page(
    'recovery-codes',
    async (opened, visit) => {
      await enterCode(opened, totpCode(visit.secret, new Date()));
      await title('Save your recovery codes')(opened).waitFor();
      visit.codes = await opened.locator('.codes li').allInnerTexts();
    },
    title('Save your recovery codes'),
  ),
  page(
    'methods-all',
    async (opened) => {
      await opened.getByRole('link', { name: 'I saved them, continue' }).click();
      await press(opened, 'Add a passkey');
      await opened.getByText('Not used yet.').waitFor();
    },
    (opened) => opened.getByRole('button', { name: 'Turn off the authenticator app' }),
  ),
  appPage(
    'profile',
    async ({ api }) => `/users/${(await (await api())('GET', 'users/whoami')).body.id}`,
    (opened) => opened.getByText('This device'),
  ),
  appPage(
    'company',
    async () => '/company',
    (opened) => opened.getByRole('switch', { name: 'Require two-factor authentication' }),
  ),
  {
    ...page(
      'require-app',
      (opened) => opened.getByRole('switch', { name: 'Require two-factor authentication' }).click(),
      (opened) => question(opened, 'Require two-factor authentication'),
    ),
    leave: ({ page: opened }) =>
      question(opened, 'Require two-factor authentication').getByRole('button', { name: 'Cancel' }).click(),
  },
  appPage(
    'activity',
    async () => '/company/activity',
    (opened) => opened.getByRole('listitem').filter({ hasText: FIRST_ADMIN.firstName }),
  ),
  appPage(
    'history',
    async ({ api }) => {
      const call = await api();
      const { body } = await call('POST', 'sites', { name: 'Inchcape' });
      await call('PUT', `sites/${body.id}`, { name: 'Bell Rock' });
      return `/company/activity?record=${body.id}`;
    },
    (opened) => opened.getByRole('listitem').filter({ hasText: 'created site' }),
  ),
  page('sign-out', (opened, { studio }) => opened.goto(`${studio.url}/idp/session/end`), title('Sign out?')),
  {
    ...page('signed-out', (opened) => press(opened, 'Sign out'), title('Signed out')),
    // Only Logout in the app makes the app forget its session; this page was opened by its address.
    leave: ({ page: opened }) =>
      opened.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      }),
  },
];
