import { expect, type Page, test } from '@playwright/test';
import { apiOf } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { sharedStudio } from './shared-studio.ts';
import { type Person, signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

let studio: Studio;

/** What Create New offers, by who asks. */
const CREATE: Readonly<Partial<Record<Person, readonly string[]>>> = {
  manager: ['Site', 'Asset', 'Inspection', 'User'],
  member: ['Inspection'],
  uploader: ['Inspection'],
  viewer: [],
};

const rail = (page: Page) => page.getByRole('navigation').first();
const looks = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test.describe('The shell', () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
  });

  for (const [person, entries] of Object.entries(CREATE)) {
    test(`${person}: the sidebar, and Create New with what the role may create`, async ({ page }) => {
      await signIn(page, studio, person as Person);
      const isManager = person === 'manager';
      await expect(rail(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
      await expect(rail(page).getByRole('link', { name: 'Library' })).toHaveCount(isManager ? 1 : 0);
      await expect(rail(page).getByRole('link', { name: 'Company' })).toHaveCount(
        isManager || person === 'member' ? 1 : 0,
      );
      for (const name of ['Settings', 'Logout']) await expect(rail(page).getByRole('button', { name })).toBeVisible();
      const createNew = rail(page).getByRole('button', { name: 'Create New' });
      if (entries.length === 0) return expect(createNew).toHaveCount(0);
      await createNew.click();
      await expect(page.getByRole('menuitem')).toHaveText([...entries]);
    });
  }

  test('Settings holds the theme: System preference follows, Dark and Light do not', async ({ page }) => {
    await signIn(page, studio, 'viewer');
    await rail(page).getByRole('button', { name: 'Settings' }).click();
    const choose = (name: string) => page.getByRole('radio', { name }).check();
    for (const [label, stored, whenLight, whenDark] of [
      ['Dark', 'dark', 'dark', 'dark'],
      ['Light', 'light', 'light', 'light'],
      ['System preference', 'system', 'light', 'dark'],
    ] as const) {
      await choose(label);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => looks(page), label).toBe(whenLight);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => looks(page), label).toBe(whenDark);
      expect(await page.evaluate(() => Object.values(localStorage).join(' '))).toContain(stored);
    }
  });

  test('Logout asks first; dismissing keeps the session, confirming ends it', async ({ page }) => {
    await signIn(page, studio, 'viewer');
    const question = page.getByRole('alertdialog', { name: 'Logout' });
    await rail(page).getByRole('button', { name: 'Logout' }).click();
    await expect(question).toHaveAccessibleDescription('Are you sure you want to logout?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rail(page)).toBeVisible();
    await rail(page).getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });

  test('the breadcrumb follows Home > Site > Asset > Inspection, the earlier ones are links', async ({ page }) => {
    const admin = await apiOf(studio, 'admin');
    const { id, name, asset } = (await admin('GET', `projects?filter=name eq 'NorthTowerA'`)).body[0];
    const { site } = (await admin('GET', `assets/${asset.id}`)).body;
    await signIn(page, studio, 'manager', `/inspections/${id}`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', site.name, asset.name, name]);
    await expect(trail.getByRole('link')).toHaveText(['Home', site.name, asset.name]);
  });

  test('the palette and the sheet are made from one registry, filtered by permission; what is refused says why', async ({
    page,
  }) => {
    const watch = watchConsole(page);
    await signIn(page, studio, 'member');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Severity scales', { exact: true }).locator('xpath=..')).toContainText(
      'Requires the All access role or higher.',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search or run a command' });
    await expect(field).toBeFocused();
    await field.fill('severity');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await field.fill('docu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${studio.url}/company/documents`);
    await expect(field).toHaveCount(0);

    await rail(page).getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(field).toBeVisible();
    await expect(sheet).toHaveCount(0);
    expect(await watch.take()).toEqual([]);
  });

  test('the field in the header opens the palette, which finds records with their path; the last ones come first', async ({
    page,
  }) => {
    await signIn(page, studio, 'manager');
    await page.getByRole('banner').getByRole('button', { name: 'Search or run a command' }).click();
    const field = page.getByRole('combobox', { name: 'Search or run a command' });
    await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0);
    const row = (group: string, name: string) =>
      page.getByRole('group', { name: group }).getByRole('option', { name: new RegExp(`^${name}`) });
    for (const [term, group, name, path] of [
      ['forth', 'Sites', 'Forth Estuary', 'Home'],
      ['viaduct kinn', 'Assets', 'Kinnaird Viaduct', 'Home › Forth Estuary'],
      ['northtow', 'Inspections', 'NorthTowerA', 'Home › '],
      ['iain', 'People', 'Iain Kinnear', 'Company › Users'],
      ['steel corr', 'Library', 'Steel corrosion', 'Library › Categories'],
      ['overhead', 'Library', 'Overhead lines', 'Library › Category presets'],
      ['viaduct sp', 'Library', 'Viaduct spans', 'Library › Locations'],
    ] as const) {
      await field.fill(term);
      await expect(row(group, name), term).toContainText(path);
      await expect(row(group, name).locator('svg, [aria-hidden]').first(), term).toBeVisible();
    }
    await field.fill('kinnaird');
    await expect(row('Assets', 'Kinnaird Viaduct')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    const asset = page.getByRole('dialog', { name: 'Kinnaird Viaduct' });
    await expect(asset).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asset).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(row('Recent', 'Kinnaird Viaduct')).toContainText('Home › Forth Estuary');
  });

  test('the palette says which records could not be searched, and finds the others', async ({ page }) => {
    await signIn(page, studio, 'manager');
    await page.route('**/api/v2/assets?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('forth');
    await expect(page.getByText('Some records could not be searched.')).toBeVisible();
    await expect(page.getByRole('option', { name: /^Forth Estuary/ })).toBeVisible();
  });

  test('someone who may not list people or the library finds only records they may see', async ({ page }) => {
    await signIn(page, studio, 'viewer');
    const asked: string[] = [];
    await page.keyboard.press('Control+k');
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('a');
    await expect.poll(() => asked).toHaveLength(3);
    expect(asked.toSorted()).toEqual(['/api/v2/assets', '/api/v2/projects', '/api/v2/sites']);
  });

  for (const [path, back] of [
    ['/categories', '/'],
    ['/company', '/'],
    ['/tags', '/categories'],
    ['/users', '/company'],
  ] as const) {
    test(`on a phone the back arrow of ${path} leads to ${back}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, studio, 'manager', path);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('link')).toHaveCount(1);
      await expect(trail.getByRole('link')).toHaveAttribute('href', back);
    });
  }
});
