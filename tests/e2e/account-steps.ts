import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { linkIn, readOutbox } from '../../packages/studio-server/src/mail/testing/read-outbox.ts';
import type { Studio } from './studio.ts';

/** The title of a page that the server renders. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Resolves when the app shows that somebody is signed in. */
export const isSignedIn = (page: Page): Promise<void> => expect(page.getByRole('navigation').first()).toBeVisible();

/** Gives a page a device that stores passkeys and confirms every request, like a fingerprint reader. */
export async function addPasskeyStore(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens a page of a new browser, whose device has an empty passkey store. */
export async function newDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await addPasskeyStore(page);
  return page;
}

/** Fills in both fields of a new password. */
export async function newPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat password').fill(password);
}

/** Answers the first step of a sign-in. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
}

/** Answers the second step of a sign-in. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Answers the question for a code of the authenticator app, or a recovery code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

/** Waits for the next mail to an address. @param count mails before it @returns its text */
export async function mailTo(studio: Studio, address: string, count: number): Promise<string> {
  await expect.poll(async () => (await readOutbox(studio.dataDir, address)).length).toBeGreaterThan(count);
  return (await readOutbox(studio.dataDir, address))[count]!;
}

/** Asks for a link on the page behind "Forgot password?". @returns the URL in the mail */
export async function mailedRecoveryLink(page: Page, studio: Studio, email: string): Promise<string> {
  const { length: count } = await readOutbox(studio.dataDir, email);
  await page.goto(studio.url);
  await enterEmail(page, email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Send link');
  await expect(heading(page, 'Check your e-mail')).toBeVisible();
  return studio.url + linkIn(await mailTo(studio, email, count));
}
