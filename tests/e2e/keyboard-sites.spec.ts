import { expect, test } from '@playwright/test';
import { journey } from './journey.ts';
import { PIXEL, recordDialogs } from './assets-page.ts';
import { addByKeys, chooseByKeys, chooseFileByKeys, pressOn, tabTo, typeOver } from './keyboard.ts';
import { asManager, manager, page } from './manager-page.ts';

let on: ReturnType<typeof recordDialogs>;

/** The one record of a name. */
const named = async (path: string, name: string) => (await manager('GET', `${path}?filter=name eq '${name}'`)).body[0];

/** Opens Create New and goes down to an entry. */
async function chooseCreate(entry: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Create New' }));
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type(entry[0] ?? '');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test.describe('Sites and assets by keyboard alone', () => {
  asManager();
  test.beforeEach(() => {
    on = recordDialogs(page);
  });

  journey('a site and its asset are made, edited and deleted', (step) => {
    step('a site is made with a picture', async () => {
      await chooseCreate('Site');
      const form = on.dialog('Create Site');
      await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.type('Key yard');
      await chooseFileByKeys(page, form.getByRole('button', { name: 'Choose file' }), PIXEL);
      await expect(form.getByRole('button', { name: 'Replace' })).toBeFocused();
      await pressOn(page, form.getByRole('button', { name: 'Save' }));
      await expect(on.dialog('Key yard')).toBeVisible();
      expect((await named('sites', 'Key yard')).thumbnail).toMatch(/^\/files\//);
    });

    step('an asset is made on a new site, with people, categories, severity and location layout', async () => {
      await pressOn(page, on.dialog('Key yard').getByRole('link', { name: 'Create Asset' }));
      const form = on.dialog('Create Asset');
      await expect(form.getByRole('combobox', { name: 'Site' })).toBeFocused();
      await expect(form.getByRole('combobox', { name: 'Site' })).toHaveText('Key yard');
      await pressOn(page, form.getByRole('button', { name: 'New site' }));
      await expect(on.dialog('New site').getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.type('Key meadow');
      await page.keyboard.press('Enter');
      await expect(on.dialog('New site')).toHaveCount(0);
      await expect(form.getByRole('button', { name: 'New site' })).toBeFocused();
      await expect(form.getByRole('combobox', { name: 'Site' })).toHaveText('Key meadow');
      await typeOver(page, form.getByRole('textbox', { name: 'Name' }), 'Key weir');
      await chooseByKeys(page, form.getByRole('combobox', { name: 'Type of asset' }), 'Water Tank');
      await chooseFileByKeys(page, form.getByRole('button', { name: 'Choose file' }), PIXEL);
      await addByKeys(page, form, 'Limited access users', 'Yui Tanaka');
      await addByKeys(page, form, 'Upload only users', 'Shona MacLeod');
      await addByKeys(page, form, 'Category Presets', 'Concrete structures');
      await addByKeys(page, form, 'Categories', 'Bird nest');
      await addByKeys(page, form, 'Categories', 'Vegetation');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(form.getByRole('button', { name: 'Remove Vegetation' })).toHaveCount(0);
      await chooseByKeys(page, form.getByRole('combobox', { name: 'Severity scale' }), 'Thermal delta');
      await chooseByKeys(page, form.getByRole('combobox', { name: 'Location layout' }), 'Viaduct spans');
      await pressOn(page, form.getByRole('button', { name: 'Save' }));
      await expect(on.dialog('Key weir')).toBeVisible();
      await expect(on.fact('Site')).toHaveText('Key meadow');
      await expect(on.fact('Type of asset')).toHaveText('Water Tank');
      await expect(on.fact('Severity scale')).toContainText('Thermal delta');
      const asset = await named('assets', 'Key weir');
      expect(asset.involved.map(({ name }: { name: string }) => name).toSorted()).toEqual([
        'Shona MacLeod',
        'Yui Tanaka',
      ]);
      expect([asset.presetIds.length, asset.categoryIds.length]).toEqual([1, 1]);
      expect(asset.thumbnail).toMatch(/^\/files\//);
    });

    step('an asset is edited, and deleted once that is confirmed', async () => {
      await pressOn(page, on.dialog('Key weir').getByRole('link', { name: 'Edit' }));
      const form = on.dialog('Edit Asset: Key weir');
      await typeOver(page, form.getByRole('textbox', { name: 'Name' }), '');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await expect(form.getByText('Input must contain at least 2 character(s)')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.type('Key sluice');
      await page.keyboard.press('Enter');
      await expect(on.dialog('Key sluice')).toBeVisible();
      await pressOn(page, on.dialog('Key sluice').getByRole('button', { name: 'Delete' }));
      await expect(on.question('Delete asset').getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(on.dialog('Key sluice').getByRole('button', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, on.question('Delete asset').getByRole('button', { name: 'Delete' }));
      await expect(on.question('Delete asset')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await named('assets', 'Key sluice')).toBeUndefined();
    });

    step('a site is found, opened, edited, left with a question and deleted', async () => {
      await typeOver(page, page.getByRole('searchbox'), 'Key yard');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await pressOn(page, page.getByRole('link', { name: 'Key yard' }));
      await pressOn(page, on.dialog('Key yard').getByRole('link', { name: 'Edit' }));
      const form = on.dialog('Edit Site: Key yard');
      await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type(' 2');
      await page.keyboard.press('Escape');
      await pressOn(page, on.question('Discard changes?').getByRole('button', { name: 'Keep editing' }));
      await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await pressOn(page, form.getByRole('button', { name: 'Remove' }));
      await expect(form.getByRole('button', { name: 'Choose file' })).toBeFocused();
      await pressOn(page, form.getByRole('button', { name: 'Save' }));
      await expect(on.dialog('Key yard 2')).toBeVisible();
      expect((await named('sites', 'Key yard 2')).thumbnail).toBeNull();
      await pressOn(page, on.dialog('Key yard 2').getByRole('button', { name: 'Delete' }));
      await pressOn(page, on.question('Delete site').getByRole('button', { name: 'Delete' }));
      await expect(on.question('Delete site')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('region', { name: /^Notifications/ }).locator(':focus')).toHaveCount(0);
      expect(await named('sites', 'Key yard 2')).toBeUndefined();
      await tabTo(page, page.getByRole('searchbox'));
    });
  });
});
