import { expect, test } from '@playwright/test';
import { apiOf } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

let studio: Studio;

test.describe('Users, for those who are not administrators', () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
  });

  test('a manager gives lower roles, edits nobody else, and reads nobody of the own role', async ({ browser }) => {
    const visit = await browser.newContext();
    const own = await visit.newPage();
    await signIn(own, studio, 'manager', '/users');
    await expect(own.getByRole('row').filter({ hasText: 'admin@demo.example' })).toBeVisible();
    await expect(own.getByRole('link', { name: 'Maren Solheim' })).toHaveCount(0);
    await expect(own.getByRole('button', { name: 'Actions of Maren Solheim' })).toHaveCount(0);
    await own.getByRole('button', { name: 'Actions of Adaeze Okafor' }).click();
    await expect(own.getByRole('menuitem')).toHaveText(['View profile', 'Deactivate']);
    await own.keyboard.press('Escape');
    await own.getByRole('link', { name: 'Invite user' }).click();
    await own.getByRole('combobox', { name: 'Role' }).click();
    await expect(own.getByRole('option')).toHaveText([/^Trial/, /^View only/, /^Upload only/, /^Limited access/]);
    await visit.close();
  });

  test('a viewer has the own profile alone', async ({ browser }) => {
    const visit = await browser.newContext();
    const own = await visit.newPage();
    const ownWatch = watchConsole(own);
    await signIn(own, studio, 'viewer');
    const me = (await (await apiOf(studio, 'viewer'))('GET', 'users/whoami')).body;
    await own
      .getByRole('banner')
      .getByRole('link', { name: `${me.name} View only` })
      .click();
    await expect(own).toHaveURL(`${studio.url}/users/${me.id}`);
    await expect(own.getByRole('heading', { level: 1, name: me.name })).toBeVisible();
    await expect(own.getByRole('navigation', { name: 'Company' })).toHaveCount(0);
    await expect(own.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      me.name,
    ]);
    await own.getByRole('link', { name: 'Edit' }).click();
    const dialog = own.getByRole('dialog', { name: `Edit user: ${me.name}`, exact: true });
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue(me.firstName);
    await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+44 131 496 0199');
    const saved = own.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect(Object.keys((await saved).postDataJSON()).toSorted()).toEqual(['firstName', 'lastName', 'phoneNumber']);
    await expect(dialog).toHaveCount(0);
    for (const path of ['/users', '/users/invite', `/users/${me.invitedBy.id}`, `/users/update/${me.invitedBy.id}`]) {
      await own.goto(studio.url + path);
      await expect(own).toHaveURL(`${studio.url}/forbidden`);
    }
    expect(await ownWatch.take()).toEqual([]);
    await visit.close();
  });
});
