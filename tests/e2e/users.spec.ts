import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { tabTo } from './keyboard.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

const UPLOADER = 5;

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

/** Invited people in each status; answers with their ids. */
async function makePeople() {
  const names = ['pending', 'activated', 'deactivated', 'deleted'] as const;
  const email = (name: string) => `menu-${name}@demo.example`;
  await admin('POST', 'users', { emails: names.map(email), role: UPLOADER, message: '' });
  const { body } = await admin('GET', `users?${new URLSearchParams({ filter: "contains(email,'menu-')" })}`);
  const idOf = (name: string): string => body.find((user: { email: string }) => user.email === email(name)).id;
  const ids = {
    pending: idOf('pending'),
    activated: idOf('activated'),
    deactivated: idOf('deactivated'),
    deleted: idOf('deleted'),
  };
  for (const id of [ids.activated, ids.deactivated, ids.deleted]) await admin('DELETE', `users/${id}`);
  for (const id of [ids.activated, ids.deactivated]) await admin('PUT', `users/${id}/activate`);
  const named = { firstName: 'Ada', lastName: 'Menuhin', phoneNumber: '+44 131 496 0184' };
  await admin('PUT', `users/${ids.activated}`, named);
  await admin('PUT', `users/${ids.deactivated}/deactivate`);
  return ids;
}

const statusOf = async (id: string): Promise<number> => (await admin('GET', `users/${id}`)).body.status;

test.describe('Users', () => {
  let ids: Awaited<ReturnType<typeof makePeople>>;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    studio = await sharedStudio();
    admin = await apiOf(studio, 'admin');
    ids = await makePeople();
    context = await browser.newContext();
    page = await context.newPage();
    watch = watchConsole(page);
    await signIn(page, studio, 'admin', '/users');
  });
  test.afterEach(() => expect(watch.take()).toEqual([]));
  test.afterAll(() => context.close());

  test('CO-001..010, ROUTE-045, ROUTE-054..056, CALL-018: the list, its search, its order and its pages', async () => {
    const { headers } = await admin('GET', 'users?count=true&top=12');
    const { count } = JSON.parse(headers.get('x-pagination') ?? '{}') as { count: number };
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Users ${count}`);
    for (const header of ['Name', 'Access', 'Email', 'Status', 'Created On']) {
      await expect(page.getByRole('columnheader', { name: header })).toBeVisible();
    }
    await expect(row('admin@demo.example')).toContainText(/Maren Solheim.*Admin access.*Activated.*\d{4}-\d{2}-\d{2}/);
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

    const search = page.getByRole('searchbox', { name: 'Search users by name' });
    await search.fill('tanaka');
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    await expect(row('Yui Tanaka')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('filter')).toBe("contains(name,'tanaka')");
    await page.reload();
    await expect(search).toHaveValue('tanaka');
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    await search.fill('nobody is called so');
    await expect(page.getByText('No users with this name.')).toBeVisible();
    await button('Clear search').click();
    await expect(search).toHaveValue('');
    await expect(page.getByRole('row')).toHaveCount(1 + 12);
  });

  test('GEN-014, PERM-122..127, STATE-036..047, CO-009: the menu has what status and policy allow, and does it', async () => {
    await page.goto(studio.url + onlyOurs('menu-'));
    expect(await entriesOf('menu-pending@demo.example')).toEqual(['View profile', 'Resend invitation', 'Delete']);
    expect(await entriesOf('Ada Menuhin')).toEqual(['View profile', 'Edit', 'Deactivate', 'Delete']);
    expect(await entriesOf('menu-deactivated@demo.example')).toEqual(['View profile', 'Reactivate', 'Delete']);
    expect(await entriesOf('menu-deleted@demo.example')).toEqual(['View profile', 'Reactivate']);

    await menuOf('menu-pending@demo.example').click();
    await page.getByRole('menuitem', { name: 'Resend invitation' }).click();
    await expect(page.getByText('Invitation sent', { exact: true }).first()).toBeVisible();
    expect(await statusOf(ids.pending)).toBe(2);
    await menuOf('menu-deleted@demo.example').click();
    await page.getByRole('menuitem', { name: 'Reactivate' }).click();
    await expect(row('menu-deleted@demo.example')).toContainText('Activated');
    await menuOf('Ada Menuhin').click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await expect(row('Ada Menuhin')).toContainText('Deactivated');
    await button('Undo').click();
    await expect(row('Ada Menuhin')).toContainText('Activated');
    expect(await statusOf(ids.activated)).toBe(1);

    await page.goto(studio.url + onlyOurs('admin@'));
    expect(await entriesOf('Maren Solheim')).toEqual(['View profile', 'Edit']);
  });

  test('GEN-013, CO-023..025, VAL-076, PERM-129, S13, S14, STATE-061, STATE-068..070: invite and delete by keyboard alone', async () => {
    await page.goto(`${studio.url}/users`);
    await tabTo(page, page.getByRole('link', { name: 'Invite user' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite user' });
    await expect(dialog.getByRole('textbox', { name: 'Emails' })).toBeFocused();
    await expect(dialog.getByText(/^\d+ seats remaining$/)).toBeVisible();
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

    await page.goto(studio.url + onlyOurs('menu-activated'));
    await deleteByKeys('Ada Menuhin');
    const ask = page.getByRole('alertdialog', { name: 'Delete user' });
    await expect(ask.getByRole('textbox', { name: 'Type the full name to delete this user' })).toBeFocused();
    await page.keyboard.type('ada menuhin');
    await expect(ask.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(' Ada Menuhin ');
    await expect(ask.getByRole('button', { name: 'Delete' })).toBeVisible();
    expect(await statusOf(ids.activated)).toBe(1);
    await page.keyboard.press('Enter');
    await expect(ask).toHaveCount(0);
    await expect(row('Ada Menuhin')).toContainText('Deleted');
    await expect(menuOf('Ada Menuhin')).toBeFocused();
    expect(await statusOf(ids.activated)).toBe(3);
  });

  test('CO-011..022, CO-026..030, VAL-078..080, ROUTE-047, ROUTE-048: profiles and their forms', async () => {
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
    await expect(fact('Phone')).not.toBeEmpty();
    await expect(fact('User since')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(fact('Invited by')).not.toBeEmpty();
    await expect(page.getByRole('table', { name: 'Created Assets' })).toBeVisible();
    await page.goto(`${studio.url}/users/${idOf('member')}`);
    const involvement = page.getByRole('table', { name: 'Asset Involvement' });
    for (const header of ['Asset name', 'Inspections', 'Modified']) {
      await expect(involvement.getByRole('columnheader', { name: header })).toBeVisible();
    }
    await expect(involvement.getByRole('row').nth(1)).toHaveText(/\d{4}-\d{2}-\d{2}$/);

    // No matter whether the menu has done so before.
    await admin('PUT', `users/${ids.deleted}/activate`);
    await page.goto(`${studio.url}/users/update/${ids.deleted}`);
    const dialog = page.getByRole('dialog', { name: 'Edit user' });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    await expect(field('Email')).toHaveValue('menu-deleted@demo.example');
    await expect(field('Email')).not.toBeEditable();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Input must contain at least 2 character(s)')).toHaveCount(2);
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    await field('First name').fill('Berta');
    await field('Last name').fill('Menuhin');
    await field('Phone number').fill('+44 131 496 0100');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Limited access' }).click();
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect((await saved).postDataJSON()).toEqual({
      firstName: 'Berta',
      lastName: 'Menuhin',
      phoneNumber: '+44 131 496 0100',
      role: 3,
    });
    await expect(page.getByText('User saved').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Berta Menuhin' })).toBeVisible();
  });
});
