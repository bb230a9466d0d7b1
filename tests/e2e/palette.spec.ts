import { expect, type Page, test } from '@playwright/test';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

let studio: Studio;
/** What a site has besides its name. */
const SITE = { thumbnail: null, location: null, modified: '2026-01-01T00:00:00.000Z', assetCount: 0, createdBy: null };

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or run a command' });
const options = (page: Page) => page.getByRole('option');

test.describe('The command palette', () => {
  test.beforeAll(async () => {
    studio = await sharedStudio();
  });

  test('Upload Document opens the file dialog of the documents', async ({ page }) => {
    await signIn(page, studio, 'manager');
    await page.keyboard.press('Control+k');
    await field(page).fill('upload doc');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await expect(page).toHaveURL(`${studio.url}/company/documents`);
    expect(chooser.isMultiple()).toBe(false);
  });

  test('typed text finds commands by the name of their group', async ({ page }) => {
    await signIn(page, studio, 'manager');
    await page.keyboard.press('Control+k');
    await field(page).fill('settings');
    const commands = page.getByRole('group', { name: 'Commands' }).getByRole('option');
    await expect(commands).toHaveText([
      'Theme: System preference',
      'Theme: Dark',
      'Theme: Light',
      'Units: Metric',
      'Units: Imperial',
    ]);
  });

  test('keys that are pressed while the palette loads are in its field, and Enter runs what they find', async ({
    page,
  }) => {
    await signIn(page, studio, 'manager');
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/CommandCentre[^/]*\.js$/, async (route) => {
      await isPressed;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('documentz');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveCount(0);
    press();
    await expect(page).toHaveURL(`${studio.url}/company/documents`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Enter waits for the records of the text that is there', async ({ page }) => {
    await signIn(page, studio, 'manager');
    const { promise: isEntered, resolve: enter } = Promise.withResolvers<void>();
    await page.route(/\/api\/v2\/assets\?.*kinnaird/i, async (route) => {
      await isEntered;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('kinnaird');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeVisible();
    enter();
    await expect(page.getByRole('dialog', { name: 'Kinnaird Viaduct' })).toBeVisible();
  });

  test('an exact name comes first behind more than ten that contain it', async ({ page }) => {
    await signIn(page, studio, 'manager');
    await page.keyboard.press('Control+k');
    await page.route(/\/api\/v2\/sites\?/, async (route) => {
      const filter = new URL(route.request().url()).searchParams.get('filter') ?? '';
      const named = (name: string) => ({ id: name, name });
      const containing = Array.from({ length: 10 }, (_, index) => named(`A quay ${index}`));
      const sites = filter.startsWith('contains') ? containing : [named('Quay')];
      await route.fulfill({ json: sites.map((one) => ({ ...SITE, ...one })) });
    });
    await field(page).fill('quay');
    const sites = page.getByRole('group', { name: 'Sites' }).getByRole('option');
    await expect(sites.first()).toHaveText(/^Quay/);
    await expect(sites).toHaveCount(5);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });
});
