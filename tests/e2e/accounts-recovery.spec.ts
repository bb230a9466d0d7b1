import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ROLE_IDS } from '@inspection-studio/domain/users';
import { createFirstAdmin } from '../../packages/studio-server/src/identity/testing/first-admin.ts';
import { totpCode } from '../../packages/studio-server/src/identity/testing/read-page.ts';
import { linkIn } from '../../packages/studio-server/src/mail/testing/read-outbox.ts';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import {
  enterCode,
  enterEmail,
  enterPassword,
  heading,
  isSignedIn,
  mailedRecoveryLink,
  mailTo,
  newDevice,
  newPassword,
  press,
} from './account-steps.ts';
import { apiOf } from './api.ts';
import { startStudio, type Studio } from './studio.ts';

const run = promisify(execFile);

const ADMIN = 'admin@demo.example';
const PASSWORD = 'kittiwakes over the firth';

let dataDir: string;
let studio: Studio;
/** The admin's device, where they are signed in with a passkey. */
let laptop: Page;

/** Creates a passkey on the page of a link and signs in with it. */
async function usePasskeyOf(page: Page): Promise<void> {
  await press(page, 'Create a passkey');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await press(page, 'Sign in with a passkey');
  await isSignedIn(page);
}

/** Invites a person, who signs in with a password and sets up an authenticator app. @returns their recovery codes */
async function addPersonWithApp(browser: Browser, email: string): Promise<string[]> {
  const admin = await apiOf(studio, 'admin');
  await admin('POST', 'users', { emails: [email], role: ROLE_IDS.Member, message: '' });
  const page = await newDevice(browser);
  await page.goto(studio.url + linkIn(await mailTo(studio, email, 0)));
  await newPassword(page, PASSWORD);
  await press(page, 'Set password');
  await enterEmail(page, email);
  await enterPassword(page, PASSWORD);
  await isSignedIn(page);
  await page.goto(`${studio.url}/idp/account`);
  await press(page, 'Set up an authenticator app');
  await enterCode(page, totpCode(await page.locator('.secret').innerText(), new Date()));
  await expect(heading(page, 'Save your recovery codes')).toBeVisible();
  const codes = await page.locator('.codes li').allInnerTexts();
  await mailTo(studio, email, 2);
  return codes;
}

/** Stops the studio, runs `npm run sign-in -- link` as its operator does, and starts it again. @returns the printed URL */
async function operatorsLink(email: string): Promise<string> {
  await studio.kill('SIGTERM');
  const script = 'packages/studio-server/src/identity/sign-in-command.ts';
  const { stdout } = await run(nodePath(), ['--conditions=@inspection-studio/source', script, 'link', email], {
    cwd: root,
    env: { ...process.env, STUDIO_SEED: 'none', STUDIO_DATA_DIR: dataDir, PORT: new URL(studio.url).port },
  });
  await studio.restart();
  return /^http:\/\/\S+\/idp\/enrol\/\S+$/m.exec(stdout)![0];
}

test.describe('A person who cannot sign in gets back in', () => {
  test.beforeEach(async ({ browser }) => {
    test.setTimeout(400_000);
    const first = await createFirstAdmin(ADMIN);
    ({ dataDir } = first);
    studio = await startStudio({ dataDir, env: { STUDIO_SEED: 'none', STUDIO_WORKERS: '0' } });
    laptop = await newDevice(browser);
    await laptop.goto(studio.url + first.link);
    await usePasskeyOf(laptop);
  });
  test.afterEach(async () => {
    await studio?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('without the device of their passkey: by a mailed link, after which they remove the lost passkey', async ({
    browser,
  }) => {
    const phone = await newDevice(browser);
    await phone.goto(await mailedRecoveryLink(phone, studio, ADMIN));
    await expect(heading(phone, 'Set a new way to sign in')).toBeVisible();
    await usePasskeyOf(phone);

    await laptop.reload();
    await expect(heading(laptop, 'Sign in')).toBeVisible();

    await phone.goto(`${studio.url}/idp/account`);
    const passkeys = phone.getByRole('listitem');
    await expect(passkeys).toHaveCount(2);
    // Oldest first: the new one is the last.
    await passkeys.first().getByRole('button', { name: 'Remove passkey Chrome on Linux' }).click();
    await expect(passkeys).toHaveCount(1);
    await press(laptop, 'Sign in with a passkey');
    await expect(laptop.getByText('this passkey was not accepted')).toBeVisible();
    await phone.goto(studio.url);
    await isSignedIn(phone);
  });

  test('after somebody else used the account: with a box that removes all other passkeys', async ({ browser }) => {
    const phone = await newDevice(browser);
    await phone.goto(await mailedRecoveryLink(phone, studio, ADMIN));
    await phone.getByLabel('Someone else may have used my account').check();
    await usePasskeyOf(phone);
    await phone.goto(`${studio.url}/idp/account`);
    await expect(phone.getByRole('listitem')).toHaveCount(1);
    await laptop.reload();
    await press(laptop, 'Sign in with a passkey');
    await expect(laptop.getByText('this passkey was not accepted')).toBeVisible();
  });

  test('without the password and the authenticator app: by a mailed link and a recovery code, to a passkey that needs no code', async ({
    browser,
  }) => {
    const email = 'member@demo.example';
    const [code = ''] = await addPersonWithApp(browser, email);
    const phone = await newDevice(browser);
    await phone.goto(await mailedRecoveryLink(phone, studio, email));
    await expect(heading(phone, 'Enter a code')).toBeVisible();
    await enterCode(phone, code.replace(/^.{4}/, 'zzzz'));
    await expect(phone.getByText('This code is wrong or was used before.')).toBeVisible();
    await enterCode(phone, code);
    await expect(heading(phone, 'Set a new way to sign in')).toBeVisible();
    expect(await mailTo(studio, email, 4)).toContain('A recovery code was used to sign in.');
    await usePasskeyOf(phone);
    expect(await mailTo(studio, email, 5)).toContain('A passkey was added: Chrome on Linux.');

    const other = await newDevice(browser);
    await other.goto(studio.url);
    await enterEmail(other, email);
    await enterPassword(other, PASSWORD);
    await enterCode(other, code);
    await expect(other.getByText('This code is wrong or was used before.')).toBeVisible();
  });

  test("without app and recovery codes: by the operator's link, which asks for no code", async ({ browser }) => {
    const email = 'viewer@demo.example';
    await addPersonWithApp(browser, email);
    const phone = await newDevice(browser);
    await phone.goto(await operatorsLink(email));
    await expect(heading(phone, 'Set a new way to sign in')).toBeVisible();
    expect(await mailTo(studio, email, 3)).toContain(
      'An operator created a link for a new way to sign in, and turned off your authenticator app.',
    );
    await usePasskeyOf(phone);
    await phone.goto(`${studio.url}/idp/account`);
    await expect(phone.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  });
});
