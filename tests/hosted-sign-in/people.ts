import { expect, type Page } from '@playwright/test';
import type { Studio } from '../e2e/studio.ts';
import { setupLinkOf } from './hosted-studio.ts';
import { CODE, PASSWORD } from './provider/registration.ts';
import type { ProviderAccount } from './provider/settings.ts';

/** An account at the provider, with a verified e-mail address. */
export const account = (username: string, claims: ProviderAccount['claims'] = {}): ProviderAccount => ({
  username,
  claims: { email: `${username}@northline.example`, email_verified: true, ...claims },
});

/** Waits for the sign-in page of the provider. */
export const seesProvider = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Northline accounts' })).toBeVisible();

/** Waits for Home, as an admin of a company without a site sees it. */
export const seesNextSteps = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();

/** Waits for Home, as everybody else sees it without a site. */
export const seesEmptyHome = (page: Page): Promise<void> =>
  expect(page.getByText('There is nothing here yet.')).toBeVisible();

/** The browser library renews access tokens that expire within this time. */
export const RENEWED_SECONDS = 300;

/** Waits until the browser library would renew the access token of a tab. */
export async function tokenIsDue(page: Page): Promise<void> {
  const secondsLeft = () =>
    page.evaluate(() => {
      const entries = Object.values<string>(sessionStorage).filter((entry) => entry.includes('"AccessToken"'));
      const expiries = entries.map((entry) => Number((JSON.parse(entry) as { expiresOn: string }).expiresOn));
      return Math.max(...expiries) - Date.now() / 1000;
    });
  expect(Number.isFinite(await secondsLeft())).toBe(true);
  // The library counts whole seconds.
  await expect.poll(secondsLeft).toBeLessThan(RENEWED_SECONDS - 1);
}

/** Answers the sign-in page of the provider. */
export async function signInAtProvider(page: Page, username: string, { withCode = false } = {}): Promise<void> {
  await seesProvider(page);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  if (withCode) await page.getByLabel('Code').fill(CODE);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Creates the company and its first admin with the setup link, which then leads to the provider. */
export async function setUpCompany(page: Page, studio: Studio, adminEmail: string): Promise<void> {
  await page.goto(setupLinkOf(studio));
  await page.getByLabel('Company name').fill('Northline Inspection');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Holm');
  await page.getByLabel('E-mail').fill(adminEmail);
  await page.getByRole('button', { name: 'Create company' }).click();
}

/** Invites people from the cards on Home. */
export async function invite(page: Page, ...emails: string[]): Promise<void> {
  await page.getByRole('link', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  for (const email of emails) await dialog.getByRole('textbox').first().fill(`${email},`);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Waits for the page of somebody who is signed in at the provider but may not come in. */
export const seesRefusal = (page: Page, message: string): Promise<void> =>
  expect(page.getByText(message)).toBeVisible();

/** Logs out on the page of a refusal, also at the provider, which then asks who to sign in as. */
export async function logOutAfterRefusal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await seesProvider(page);
}
