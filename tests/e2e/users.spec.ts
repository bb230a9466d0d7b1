/* oxlint-disable max-lines -- split by subject already */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { longDate, shortDate } from './dates.ts';
import { tabTo } from './keyboard.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';
import { ASSET_TYPES, ROLES, USER_STATUSES } from './wire-names.ts';

const UPLOADER = 5;
const DELETED = 3;
/** In the addresses of all people that this file makes. */
const OURS = '.journey@demo.example';

interface Person {
  name: string;
  email: string;
  phoneNumber: string;
  roleId: number;
  status: number;
  created: string;
  invitedBy: { name: string } | null;
}

let studio: Studio;
let admin: Api;
let context: BrowserContext;
let page: Page;
let watch: ConsoleWatch;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const menuOf = (name: string) => page.getByRole('button', { name: `Actions of ${name}` });
/** People of this file alone, whatever others add. */
const onlyOurs = (part: string) => `/users?filter=${encodeURIComponent(`contains(email,'${part}')`)}`;

/** Opens a menu and chooses its last entry, Delete, by keys. */
async function deleteByKeys(name: string): Promise<void> {
  await tabTo(page, menuOf(name));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
}

async function entriesOf(name: string): Promise<string[]> {
  await menuOf(name).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const entries = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return entries.map((entry) => entry.trim());
}

const withEmail = async (part: string): Promise<{ id: string; status: number }[]> =>
  (await admin('GET', `users?${new URLSearchParams({ filter: `contains(email,'${part}')` })}`)).body;

/** Invites somebody and brings them into a status. @param named given to those who can sign in @returns the id */
async function makePerson(
  name: string,
  status: 'Pending' | 'Activated' | 'Deactivated' | 'Deleted',
  named?: { firstName: string; lastName: string },
): Promise<string> {
  await admin('POST', 'users', { emails: [name + OURS], role: UPLOADER, message: '' });
  const [person] = await withEmail(name + OURS);
  const path = `users/${person?.id}`;
  if (status !== 'Pending') await admin('DELETE', path);
  if (status === 'Activated' || status === 'Deactivated') await admin('PUT', `${path}/activate`);
  if (named) await admin('PUT', path, { ...named, phoneNumber: '+44 131 496 0184' });
  if (status === 'Deactivated') await admin('PUT', `${path}/deactivate`);
  return person?.id ?? '';
}

/** Assets of a person, newest first, with the values of the API. */
async function expectAssets(table: string, filter: string): Promise<void> {
  const query = new URLSearchParams({ filter, orderBy: 'modified desc', top: '12' });
  const assets = (await admin('GET', `assets?${query}`)).body as {
    name: string;
    type: number;
    modified: string;
    projectCount: number;
  }[];
  const rows = page.getByRole('table', { name: table }).locator('tbody tr');
  expect(assets.length).toBeGreaterThan(0);
  await expect(rows).toHaveCount(assets.length);
  for (const [index, asset] of assets.entries()) {
    const cells = rows.nth(index).locator('th, td');
    await expect(cells.nth(0)).toContainText(asset.name);
    await expect(cells.nth(1)).toHaveText(ASSET_TYPES[asset.type] ?? '');
    await expect(cells.nth(2)).toHaveText(asset.projectCount.toLocaleString('en'));
    await expect(cells.nth(3)).toHaveText(shortDate(asset.modified));
  }
}

const statusOf = async (id: string): Promise<number> => (await admin('GET', `users/${id}`)).body.status;

test.describe('Users', () => {
  test.beforeAll(async ({ browser }) => {
    studio = await sharedStudio();
    admin = await apiOf(studio, 'admin');
    context = await browser.newContext();
    page = await context.newPage();
    watch = watchConsole(page);
    await signIn(page, studio, 'admin', '/users');
  });
  test.afterEach(async () => {
    expect(await watch.take()).toEqual([]);
    for (const { id, status } of await withEmail(OURS)) if (status !== DELETED) await admin('DELETE', `users/${id}`);
  });
  test.afterAll(() => context.close());

  test('the list, its search, its order and its pages', async () => {
    await page.goto(`${studio.url}/users`);
    const { headers } = await admin('GET', 'users?count=true&top=12');
    const { count } = JSON.parse(headers.get('x-pagination') ?? '{}') as { count: number };
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Users ${count}`);
    for (const header of ['Name', 'Access', 'Email', 'Status', 'Created On']) {
      await expect(page.getByRole('columnheader', { name: header })).toBeVisible();
    }
    const ordered = (await admin('GET', 'users?orderBy=role,firstName&top=12')).body as Person[];
    for (const [index, person] of ordered.entries()) {
      const texts = page.locator('tbody tr').nth(index).locator('th, td');
      await expect(texts.nth(0)).toContainText(person.name || person.email);
      await expect(texts.nth(1)).toHaveText(ROLES[person.roleId] ?? '');
      await expect(texts.nth(2)).toHaveText(person.email);
      await expect(texts.nth(3)).toHaveText(USER_STATUSES[person.status] ?? '');
      await expect(texts.nth(4)).toHaveText(shortDate(person.created));
    }
    await expect(page.getByRole('link', { name: 'Invite user' })).toHaveAttribute('href', '/users/invite');
    await expect(page.getByRole('row')).toHaveCount(1 + 12);
    await expect(page.getByText(`${count} users, 12 per page`)).toBeVisible();

    const next = page.waitForRequest(/\/users\?.*skip=12/);
    await page.getByRole('button', { name: 'Next page' }).click();
    expect(new URL((await next).url()).searchParams.get('orderBy')).toBe('role,firstName');
    await expect(page).toHaveURL(/skip=12/);
    await expect(page.getByRole('row')).toHaveCount(1 + Math.min(12, count - 12));
    await page.goBack();
    await expect(page).toHaveURL(`${studio.url}/users`);

    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/orderBy=name\+desc/);
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page).toHaveURL(/orderBy=name$/);

    const search = page.getByRole('searchbox', { name: 'Search users by name or email' });
    await search.fill('tanaka');
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    await expect(row('Yui Tanaka')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('filter')).toBe("contains(name,'tanaka')");
    await page.reload();
    await expect(search).toHaveValue('tanaka');
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    await search.fill('new.pilot@');
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    await expect(row('new.pilot@demo.example')).toContainText('Pending');
    await search.fill('nobody is called so');
    await expect(page.getByText('No users with this name or email.')).toBeVisible();
    await button('Clear search').click();
    await expect(search).toHaveValue('');
    await expect(page.getByRole('row')).toHaveCount(1 + 12);
  });

  test('the menu has what status and policy allow, and does it', async () => {
    const pending = await makePerson('menu-pending', 'Pending');
    const ada = await makePerson('menu-activated', 'Activated', { firstName: 'Ada', lastName: 'Menuhin' });
    await makePerson('menu-deactivated', 'Deactivated');
    await makePerson('menu-deleted', 'Deleted');
    await page.goto(studio.url + onlyOurs('menu-'));
    expect(await entriesOf(`menu-pending${OURS}`)).toEqual(['View profile', 'Resend invitation', 'Delete']);
    expect(await entriesOf('Ada Menuhin')).toEqual(['View profile', 'Edit', 'Deactivate', 'Delete']);
    expect(await entriesOf(`menu-deactivated${OURS}`)).toEqual(['View profile', 'Reactivate', 'Delete']);
    expect(await entriesOf(`menu-deleted${OURS}`)).toEqual(['View profile', 'Reactivate']);

    await menuOf(`menu-pending${OURS}`).click();
    await page.getByRole('menuitem', { name: 'Resend invitation' }).click();
    await expect(page.getByText('Invitation sent', { exact: true }).first()).toBeVisible();
    expect(await statusOf(pending)).toBe(2);
    await menuOf(`menu-deleted${OURS}`).click();
    await page.getByRole('menuitem', { name: 'Reactivate' }).click();
    await expect(row(`menu-deleted${OURS}`)).toContainText('Activated');
    await menuOf('Ada Menuhin').click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const question = page.getByRole('alertdialog', { name: 'Deactivate user' });
    await expect(question).toContainText('the seat is freed');
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await expect(row('Ada Menuhin')).toContainText('Deactivated');
    await button('Undo').click();
    await expect(row('Ada Menuhin')).toContainText('Activated');
    expect(await statusOf(ada)).toBe(1);

    await page.goto(studio.url + onlyOurs('admin@'));
    expect(await entriesOf('Maren Solheim')).toEqual(['View profile', 'Edit']);
  });

  test('people are invited and deleted by keyboard alone', async () => {
    await page.goto(`${studio.url}/users`);
    await tabTo(page, page.getByRole('link', { name: 'Invite user' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite user' });
    await expect(dialog.getByRole('textbox', { name: 'Emails' })).toBeFocused();
    const { seatsAllowed, seatsUsed } = (await admin('GET', 'companies')).body.licence;
    await expect(dialog.getByText(`${seatsAllowed - seatsUsed} seats remaining`, { exact: true })).toBeVisible();
    await page.keyboard.type('wrong ');
    await expect(dialog.getByText('wrong: Invalid email')).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await expect(dialog.getByText('wrong: Invalid email')).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'Emails' })).toBeFocused();
    await page.keyboard.type('key.journey@demo.example, KEY.journey@demo.example;admin@demo.example ');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    const role = dialog.getByRole('combobox', { name: 'Role' });
    await tabTo(page, role);
    await expect(role).toHaveText('Upload only');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(5);
    await expect(page.getByRole('option', { name: 'Upload only' })).toContainText('Has access to uploading data only.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Welcome.');
    await tabTo(page, dialog.getByRole('button', { name: 'Invite' }));
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/users'));
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      emails: ['key.journey@demo.example', 'admin@demo.example'],
      role: UPLOADER,
      message: 'Welcome.',
    });
    await expect(dialog.getByRole('heading', { name: '1 of 2 invited' })).toBeFocused();
    await expect(dialog.getByRole('listitem').first()).toHaveText(
      /admin@demo\.example.*The user could not be invited\./,
    );
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('User invited').first()).toBeVisible();

    await page.goto(studio.url + onlyOurs('key.journey'));
    await deleteByKeys('key.journey@demo.example');
    await expect(page.getByRole('textbox', { name: 'Type the e-mail address to delete this user' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf('key.journey@demo.example')).toBeFocused();

    const grace = await makePerson('key-activated', 'Activated', { firstName: 'Grace', lastName: 'Keyes' });
    await page.goto(studio.url + onlyOurs('key-activated'));
    await deleteByKeys('Grace Keyes');
    const ask = page.getByRole('alertdialog', { name: 'Delete user' });
    await expect(ask.getByRole('textbox', { name: 'Type the full name to delete this user' })).toBeFocused();
    await page.keyboard.type('grace keyes');
    await expect(ask.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(' Grace Keyes ');
    await expect(ask.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(await statusOf(grace)).toBe(1);
    await page.keyboard.press('Enter');
    await expect(ask).toHaveCount(0);
    await expect(row('Grace Keyes')).toContainText('Deleted');
    await expect(menuOf('Grace Keyes')).toBeFocused();
    expect(await statusOf(grace)).toBe(3);
  });

  test('a profile shows facts and assets of a person, and its form changes them', async () => {
    const users = (await admin('GET', 'users')).body as { id: string; email: string }[];
    const idOf = (person: string) => users.find(({ email }) => email === `${person}@demo.example`)?.id ?? '';
    const fact = (label: string) =>
      page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
    await page.goto(`${studio.url}/users/${idOf('manager')}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Iain Kinnear' })).toBeVisible();
    await expect(page.getByRole('main').getByText('IK', { exact: true }).first()).toBeVisible();
    await expect(fact('Role')).toHaveText('All access');
    await expect(fact('Status')).toHaveText('Activated');
    await expect(fact('Email')).toHaveText('manager@demo.example');
    const iain = (await admin('GET', `users/${idOf('manager')}`)).body as Person;
    await expect(fact('Phone')).toHaveText(iain.phoneNumber);
    await expect(fact('User since')).toHaveText(longDate(iain.created));
    await expect(fact('Invited by')).toHaveText(iain.invitedBy?.name ?? 'Nobody');
    await expectAssets('Created Assets', `createdBy eq '${idOf('manager')}'`);
    await page.goto(`${studio.url}/users/${idOf('member')}`);
    const involvement = page.getByRole('table', { name: 'Asset Involvement' });
    for (const header of ['Asset name', 'Inspections', 'Modified']) {
      await expect(involvement.getByRole('columnheader', { name: header })).toBeVisible();
    }
    await expectAssets('Asset Involvement', `createdBy eq '${idOf('member')}' or member eq '${idOf('member')}'`);

    const berta = await makePerson('form', 'Activated');
    await page.goto(`${studio.url}/users/update/${berta}`);
    const dialog = page.getByRole('dialog', { name: `Edit user: form${OURS}`, exact: true });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    await expect(field('Email')).toHaveValue(`form${OURS}`);
    await expect(field('Email')).not.toBeEditable();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Input must contain at least 2 character(s)')).toHaveCount(2);
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    await field('First name').fill('Berta');
    await field('Last name').fill('Formby');
    await field('Phone number').fill('+44 131 496 0100');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Limited access' }).click();
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await saved).postDataJSON()).toEqual({
      firstName: 'Berta',
      lastName: 'Formby',
      phoneNumber: '+44 131 496 0100',
      role: 3,
    });
    await expect(page.getByText('User saved').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Berta Formby' })).toBeVisible();
  });
});
