import { expect, type Page, test } from '@playwright/test';
import { shellMessages } from '@inspection-studio/domain';
import { apiOf } from './api.ts';
import { watchConsole } from './console-watch.ts';
import { sharedStudio } from './shared-studio.ts';
import { type Person, signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

let studio: Studio;

/** What Create New offers, by who asks. @see SHELL-009..016 */
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
    test.setTimeout(300_000);
    studio = await sharedStudio();
  });

  for (const [person, entries] of Object.entries(CREATE)) {
    test(`SHELL-007..020: ${person}: the sidebar, and Create New with what the role may create`, async ({ page }) => {
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

  test('SHELL-001..006, SHELL-021: Settings holds the theme: System preference follows, Dark and Light do not', async ({
    page,
  }) => {
    await signIn(page, studio, 'viewer');
    await rail(page).getByRole('button', { name: 'Settings' }).click();
    const choose = (name: string) => page.getByRole('radio', { name }).check({ force: true });
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

  test('SHELL-022, SHELL-023: Logout asks first; dismissing keeps the session, confirming ends it', async ({
    page,
  }) => {
    await signIn(page, studio, 'viewer');
    const question = page.getByRole('alertdialog', { name: 'Logout' });
    await rail(page).getByRole('button', { name: 'Logout' }).click();
    await expect(question).toContainText(shellMessages.logoutQuestion);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rail(page)).toBeVisible();
    await rail(page).getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });

  test('SHELL-027: the breadcrumb follows Home > Site > Asset > Inspection, the earlier ones are links', async ({
    page,
  }) => {
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
    const field = page.getByRole('combobox', { name: 'Commands' });
    await expect(field).toBeFocused();
    await field.fill('severity');
    await expect(page.getByText('No command found')).toBeVisible();
    await field.fill('docu');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${studio.url}/company/documents`);
    await expect(field).toHaveCount(0);

    await rail(page).getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(field).toBeVisible();
    await expect(sheet).toHaveCount(0);
    expect(watch.take()).toEqual([]);
  });
});
