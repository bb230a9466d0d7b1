import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ROLE_IDS } from '@inspection-studio/domain/users';
import { createFirstAdmin } from '../../packages/studio-server/src/identity/testing/first-admin.ts';
import { totpCode } from '../../packages/studio-server/src/identity/testing/read-page.ts';
import { linkIn } from '../../packages/studio-server/src/mail/testing/read-outbox.ts';
import { enterEmail, enterPassword, heading, mailTo, newDevice, newPassword, press } from './account-steps.ts';
import { apiOf } from './api.ts';
import { faultsOf } from './axe.ts';
import { watchConsole } from './console-watch.ts';
import { startStudio } from './studio.ts';

const ADMIN = 'admin@demo.example';
const MEMBER = 'member@demo.example';
const PASSWORD = 'kittiwakes over the firth';
const NEW_PASSWORD = 'gannets on the bass rock';

test('a company of two signs in: by passkey, and by password with an authenticator app, which is recovered by mail', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const { dataDir, link } = await createFirstAdmin(ADMIN);
  const studio = await startStudio({ dataDir, env: { STUDIO_SEED: 'none', STUDIO_WORKERS: '0' } });
  try {
    const admin = await newDevice(browser);
    const watch = watchConsole(admin);

    await test.step('the admin creates a passkey from the link and signs in with it', async () => {
      await admin.goto(studio.url + link);
      await expect(heading(admin, 'Choose how you sign in')).toBeVisible();
      expect(await faultsOf(admin)).toEqual([]);
      await press(admin, 'Create a passkey');
      await expect(heading(admin, 'Sign in')).toBeVisible();
      expect(await faultsOf(admin)).toEqual([]);
      await press(admin, 'Sign in with a passkey');
      await expect(admin.getByRole('navigation').first()).toBeVisible();
      expect(await watch.take()).toEqual([]);
    });

    await test.step('the link works once', async () => {
      const other = await newDevice(browser);
      await other.goto(studio.url + link);
      await expect(heading(other, 'This link no longer works')).toBeVisible();
      expect(await faultsOf(other)).toEqual([]);
    });

    const member = await newDevice(browser);
    await test.step('an invited person sets a password and signs in with it, by keyboard', async () => {
      const invite = { emails: [MEMBER], role: ROLE_IDS.Manager, message: '' };
      await (
        await apiOf(studio, 'admin')
      )('POST', 'users', invite);
      await member.goto(studio.url + linkIn(await mailTo(studio, MEMBER, 0)));
      await newPassword(member, 'password');
      await member.getByRole('button', { name: 'Show password' }).first().press('Enter');
      await expect(member.getByLabel('New password')).toHaveAttribute('type', 'text');
      await member.getByRole('button', { name: 'Hide password' }).press('Enter');
      await expect(member.getByLabel('New password')).toHaveAttribute('type', 'password');
      await press(member, 'Set password');
      await expect(member.getByText('Use at least 12 characters.')).toBeVisible();
      expect(await faultsOf(member)).toEqual([]);
      await newPassword(member, PASSWORD);
      await member.keyboard.press('Enter');
      await enterEmail(member, MEMBER);
      expect(await faultsOf(member)).toEqual([]);
      await enterPassword(member, NEW_PASSWORD);
      await expect(member.getByText('The e-mail address or password is wrong.')).toBeVisible();
      expect(await faultsOf(member)).toEqual([]);
      await enterPassword(member, PASSWORD);
      await expect(member.getByRole('navigation').first()).toBeVisible();
    });

    await test.step('the admin requires two-factor authentication: the next password sets it up, sessions continue', async () => {
      await admin.getByRole('navigation').first().getByRole('link', { name: 'Company' }).click();
      const required = admin.getByRole('switch', { name: 'Require two-factor authentication' });
      await required.click();
      const question = admin.getByRole('alertdialog', { name: 'Require two-factor authentication' });
      await expect(question).toContainText('1 person with a password has no authenticator app');
      expect(await faultsOf(admin)).toEqual([]);
      await question.getByRole('button', { name: 'Require' }).click();
      await expect(required).toBeChecked();
      expect(await faultsOf(admin)).toEqual([]);
      await member.reload();
      await expect(member.getByRole('navigation').first()).toBeVisible();
      const device = await newDevice(browser);
      await device.goto(studio.url);
      await enterEmail(device, MEMBER);
      await enterPassword(device, PASSWORD);
      await expect(heading(device, 'Set up an authenticator app')).toBeVisible();
      const saved = admin.waitForResponse((answer) => answer.url().endsWith('/sign-in-settings') && answer.ok());
      await required.click();
      await saved;
      await expect(required).not.toBeChecked();
      expect(await watch.take()).toEqual([]);
    });

    let secret = '';
    let codes: string[] = [];
    await test.step('they add an authenticator app from their profile', async () => {
      await member
        .getByRole('banner')
        .getByRole('link', { name: /member@demo\.example/ })
        .click();
      await member.getByRole('link', { name: 'Sign-in methods' }).click();
      await expect(heading(member, 'Sign-in methods')).toBeVisible();
      expect(await faultsOf(member)).toEqual([]);
      await press(member, 'Set up an authenticator app');
      secret = await member.locator('.secret').innerText();
      expect(await faultsOf(member)).toEqual([]);
      await member.getByLabel('Code', { exact: true }).fill(totpCode(secret, new Date()));
      await member.keyboard.press('Enter');
      await expect(heading(member, 'Save your recovery codes')).toBeVisible();
      codes = await member.locator('.codes li').allInnerTexts();
      expect(codes).toHaveLength(10);
      expect(await faultsOf(member)).toEqual([]);
      await member.getByRole('link', { name: 'I saved them, continue' }).click();
      await expect(member.getByRole('button', { name: 'Turn off the authenticator app' })).toBeVisible();
      expect(await faultsOf(member)).toEqual([]);
      expect(await mailTo(studio, MEMBER, 2)).toContain('An authenticator app was added.');
    });

    await test.step('they forget the password and recover by mail with a recovery code', async () => {
      const device = await newDevice(browser);
      await device.goto(studio.url);
      await enterEmail(device, MEMBER);
      await device.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(heading(device, 'Forgot password?')).toBeVisible();
      expect(await faultsOf(device)).toEqual([]);
      await device.getByLabel('E-mail').fill(MEMBER);
      await device.keyboard.press('Enter');
      await expect(heading(device, 'Check your e-mail')).toBeVisible();
      await device.goto(studio.url + linkIn(await mailTo(studio, MEMBER, 3)));
      await expect(heading(device, 'Enter a code')).toBeVisible();
      expect(await faultsOf(device)).toEqual([]);
      await device.getByLabel('Code', { exact: true }).fill(codes[0]!);
      await device.keyboard.press('Enter');
      await newPassword(device, NEW_PASSWORD);
      await device.keyboard.press('Enter');
      await enterEmail(device, MEMBER);
      await enterPassword(device, NEW_PASSWORD);
      // The step of the set-up is used; an app whose clock is ahead shows the next one.
      await device.getByLabel('Code', { exact: true }).fill(totpCode(secret, new Date(Date.now() + 30_000)));
      await device.keyboard.press('Enter');
      await expect(device.getByRole('navigation').first()).toBeVisible();
    });
  } finally {
    await studio.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
