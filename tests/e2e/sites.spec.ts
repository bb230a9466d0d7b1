import { expect, test } from '@playwright/test';
import { asRecordKeeper, changes, maker, on, PIXEL } from './assets-page.ts';
import { journey } from './journey.ts';
import { manager, page, studio, watch } from './manager-page.ts';

const SITE = 'Specimen yard';
const ASSETS = Array.from({ length: 13 }, (_, index) => `Arch ${String(index + 1).padStart(2, '0')}`);

let siteId: string;

test.describe('Sites', () => {
  asRecordKeeper();
  test.beforeAll(async () => {
    siteId = await maker.site(SITE);
    for (const name of ASSETS) await maker.asset(siteId, name);
  });

  test('the profile is a dialog with its facts and exactly its assets in pages, and begins an asset of its own', async () => {
    await page.goto(`${studio.url}/sites/${siteId}`);
    const profile = on.dialog(SITE);
    await expect(profile).toBeVisible();
    const { modified } = (await manager('GET', `sites/${siteId}`)).body;
    await expect(on.fact('Modified on')).toHaveText(modified.slice(0, 10));
    await expect(on.fact('Assets')).toHaveText('13');
    await expect(on.fact('Created by')).toContainText('Iain Kinnear');
    await expect(on.fact('Location')).toHaveText('Not recorded');
    const tiles = profile.getByRole('list', { name: 'Assets of this site' }).getByRole('heading');
    await expect(tiles).toHaveText(ASSETS.slice(0, 12));
    await profile.getByRole('button', { name: 'Next page' }).click();
    await expect(tiles).toHaveText(ASSETS.slice(12));
    await profile.getByRole('link', { name: 'Create Asset' }).click();
    await expect(page).toHaveURL(`${studio.url}/assets/create?site=${siteId}`);
    const form = on.dialog('Create Asset');
    await expect(form.getByRole('combobox', { name: 'Site' })).toHaveText(SITE);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${studio.url}/sites/${siteId}`);
    expect(changes.take()).toEqual([]);
  });

  journey('a site is created and edited', (step) => {
    step('a site is made of a name and a picture, which is sent after it; Cancel sends nothing', async () => {
      await page.goto(`${studio.url}/sites/create`);
      const form = on.dialog('Create Site');
      await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await expect(form.getByRole('group', { name: 'Thumbnail Image' })).toBeVisible();
      await page.keyboard.type('Never made');
      await form.getByRole('button', { name: 'Cancel' }).click();
      await on.question('Discard changes?').getByRole('button', { name: 'Discard' }).click();
      await expect(form).toHaveCount(0);
      expect(changes.take()).toEqual([]);
      await page.goto(`${studio.url}/sites/create`);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Input must contain at least 2 character(s)')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.type('Sister yard');
      await form.locator('input[type=file]').setInputFiles(PIXEL);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(on.toast('Site created')).toContainText('Sister yard');
      await expect(on.dialog('Sister yard')).toBeVisible();
      expect(changes.take()).toEqual(['POST sites', 'POST images/thumbnail']);
      const [made] = (await manager('GET', "sites?filter=name eq 'Sister yard'")).body;
      expect(made.thumbnail).toMatch(/^\/files\//);
    });

    step('Edit leads to the form, which saves what was changed and sends no picture when none was chosen', async () => {
      await on.dialog('Sister yard').getByRole('link', { name: 'Edit' }).click();
      await expect(page).toHaveURL(/\/sites\/update\/sister-yard-/);
      const form = on.dialog('Edit Site: Sister yard');
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Sister yard');
      await expect(form.getByRole('button', { name: 'Remove' })).toBeVisible();
      await form.getByRole('textbox', { name: 'Name' }).fill('Brother yard');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(on.toast('Site saved')).toContainText('Brother yard');
      await expect(on.dialog('Brother yard')).toBeVisible();
      expect(changes.take()).toEqual([expect.stringMatching(/^PUT sites\/sister-yard-/)]);
    });
  });

  test('deleting a site asks, says what goes with it, and leaves none of it in any list', async () => {
    const lists = { Sites: 'Short lived', Assets: 'Lone arch', Inspections: 'LoneSurvey' };
    const brief = await maker.site(lists.Sites);
    const assetId = await maker.asset(brief, lists.Assets);
    await maker.make('projects', {
      name: lists.Inspections,
      assetId,
      checklistId: maker.idOf('Bridge general'),
      description: '',
    });
    const show = async (contents: string) => {
      await page.getByRole('radio', { name: contents }).check();
      await page.getByRole('searchbox').fill(lists[contents as keyof typeof lists]);
    };
    const tile = (name: string) => page.getByRole('link', { name, exact: true });
    await page.goto(studio.url);
    for (const contents of ['Inspections', 'Assets', 'Sites'] as const) {
      await show(contents);
      await expect(tile(lists[contents])).toBeVisible();
    }
    await tile(lists.Sites).click();
    await on.dialog(lists.Sites).getByRole('button', { name: 'Delete' }).click();
    const question = on.question('Delete site');
    await expect(question).toContainText(
      'Short lived is deleted with its 1 asset and its inspections. This cannot be undone.',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(changes.take()).toEqual([]);
    await on.dialog(lists.Sites).getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(on.toast('Site deleted')).toContainText(lists.Sites);
    await expect(page).toHaveURL(new RegExp(`^${studio.url}/(?:\\?|$)`));
    expect(changes.take()).toEqual([`DELETE sites/${brief}`]);
    for (const contents of ['Sites', 'Assets', 'Inspections'] as const) {
      await show(contents);
      await expect(page.getByText('Clear search').first()).toBeVisible();
      await expect(tile(lists[contents])).toHaveCount(0);
    }
    expect((await manager('GET', `assets/${assetId}`)).status).toBe(404);
  });

  test('an unknown site says so in its dialog, with a way back', async () => {
    for (const path of ['sites/nowhere-1a2b3c', 'sites/update/nowhere-1a2b3c']) {
      await page.goto(`${studio.url}/${path}`);
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText('Unable to find this resource on the server.');
      await alert.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect((await watch.take()).filter((line) => !line.includes('404') && !line.includes('Unable to find'))).toEqual(
      [],
    );
  });
});
