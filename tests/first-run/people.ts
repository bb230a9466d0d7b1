import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';

const TIME_STEP_MS = 30_000;

/** Follows the setup link to the choice of the sign-in method. */
export async function setUpCompany(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Company name').fill('Northline Inspection');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Holm');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { name: 'Choose how you sign in' })).toBeVisible();
}

/** Creates a passkey on the page of a link, and signs in with it. */
export async function enrolPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

/** Sets a password on the page of a link, and signs in with it. */
export async function enrolPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await signInWithPassword(page, email, password);
}

/** Answers the sign-in page with e-mail and password. */
export async function signInWithPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

/** An authenticator app: its secret in base32, and the codes that replace it. */
export interface AuthenticatorApp {
  secret: string;
  recoveryCodes: string[];
}

export async function addAuthenticatorApp(page: Page, url: string): Promise<AuthenticatorApp> {
  await page.goto(`${url}/idp/account`);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('.secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  return { secret, recoveryCodes: await page.locator('.codes li').allInnerTexts() };
}

/** The code of the next time step, which is accepted too, and was not used yet. */
export const nextCode = ({ secret }: AuthenticatorApp): string => codeAt(secret, Date.now() + TIME_STEP_MS);

/** Answers the question for a code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Asks for a link on the page behind "Forgot password?" of the sign-in page. */
export async function askForLink(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
}

/** Waits for Home, as an admin of a company without a site sees it. */
export const seesNextSteps = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();

/** Invites a person from the cards on Home. */
export async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Invite people' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill(`${email},`);
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
}

/** Waits for Home, as a member of a company without a site sees it. */
export const seesEmptyHome = (page: Page): Promise<void> =>
  expect(page.getByText('There is nothing here yet.')).toBeVisible();
