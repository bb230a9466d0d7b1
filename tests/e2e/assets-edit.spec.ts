import { expect, test } from '@playwright/test';
import { addOption, asRecordKeeper, changes, maker, on } from './assets-page.ts';
import { chooseOption } from './create-steps.ts';
import { LIBRARY } from './demo-records.ts';
import { manager, page, studio, watch } from './manager-page.ts';

const NOT_FOUND = 'Unable to find this resource on the server.';
/** What the specification says of these codes. */
const CODES = {
  49: 'Categories added to an asset, including those of presets, cannot exceed 30.',
  146: 'A duplicate AI model in the chosen categories is not permitted.',
  147: 'The asset is being migrated. Try again in a few minutes.',
  149: 'Archived categories cannot be assigned.',
  150: 'Archived severities cannot be assigned.',
} as const;
const REFUSALS = ['409', '404', NOT_FOUND, ...Object.values(CODES)];

let siteId: string;

test.describe('Assets that exist', () => {
  asRecordKeeper();
  test.beforeAll(async () => {
    siteId = await maker.site('Flume yard');
  });

  /** The asset as it is once what it carries was archived by other means. */
  async function carryArchived(assetId: string): Promise<void> {
    const { body: scales } = await manager('GET', 'severityscales?filter=isArchived eq true');
    const { body: categories } = await manager('GET', `categories?filter=name eq '${LIBRARY.archivedCategory}'`);
    await page.route(`**/api/v2/assets/${assetId}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const asset = await response.json();
      return route.fulfill({
        response,
        json: { ...asset, severityScaleId: scales[0].id, categoryIds: [...asset.categoryIds, categories[0].id] },
      });
    });
    await page.route(/\/api\/v2\/categories\?.*assetId/, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: [categories[0], ...(await response.json())] });
    });
  }

  test('archived items are struck through and not in the form, and the user selects a scale again', async () => {
    const assetId = await maker.asset(siteId, 'Flume 1');
    await carryArchived(assetId);
    await page.goto(`${studio.url}/assets/${assetId}`);
    const graffiti = on.dialog('Flume 1').getByText(LIBRARY.archivedCategory, { exact: true });
    await expect(graffiti).toHaveCSS('text-decoration-line', 'line-through');
    await graffiti.hover();
    await expect(page.getByRole('tooltip')).toContainText('This category has been deleted.');
    await on.dialog('Flume 1').getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`${studio.url}/assets/update/${assetId}`);
    const form = on.dialog('Edit Asset: Flume 1');
    await expect(form.getByRole('combobox', { name: 'Site' })).toHaveText('Flume yard');
    await expect(form.getByRole('button', { name: 'New site' })).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Remove Bird nest' })).toBeVisible();
    await expect(form.getByRole('button', { name: `Remove ${LIBRARY.archivedCategory}` })).toHaveCount(0);
    await expect(form.getByText('This severity has been deleted. Choose another one.')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Required', { exact: true })).toBeVisible();
    await chooseOption(form, 'Severity scale', 'Thermal delta');
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await form.getByRole('button', { name: 'Save' }).click();
    expect((await put).postDataJSON()).toEqual({
      siteId,
      name: 'Flume 1',
      type: 14,
      members: [],
      uploaders: [],
      layoutTemplateId: null,
      presets: [maker.idOf('Concrete structures')],
      categories: [maker.idOf('Bird nest')],
      severityScale: maker.idOf('Thermal delta'),
    });
    await expect(on.toast('Asset saved')).toBeVisible();
    await page.unrouteAll();
    await page.goto(`${studio.url}/assets/${assetId}`);
    await expect(on.fact('Severity scale')).toContainText('Thermal delta');
    expect(changes.take()).toEqual([`PUT assets/${assetId}`]);
  });

  test('what the server refuses is said in the form, and nothing entered is lost', async () => {
    const [staining] = (await manager('GET', "categories?filter=name eq 'Staining'")).body;
    const again = { name: 'Staining again', model: staining.model, colour: '#444a44' };
    const stainingAgain = await maker.make('categories', again);
    const fleeting = await maker.make('categories', { name: 'Fleeting', model: null, colour: '#1c884e' });
    const scale = await maker.make('severityscales', {
      name: 'Fleeting scale',
      isNumerical: false,
      severities: [
        { name: 'Low', icon: 0 },
        { name: 'High', icon: 3 },
      ],
    });
    await page.goto(`${studio.url}/assets/create?site=${siteId}`);
    const form = on.dialog('Create Asset');
    const expectRefusal = async (code: keyof typeof CODES) => {
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByRole('status').getByText(CODES[code])).toBeVisible();
    };
    await form.getByRole('textbox', { name: 'Name' }).fill('Refused flume');
    await addOption(form, 'Categories', 'Staining');
    await addOption(form, 'Categories', 'Staining again');
    await chooseOption(form, 'Severity scale', 'Defect urgency');
    await expectRefusal(146);
    await form.getByRole('button', { name: 'Remove Staining again' }).click();
    await addOption(form, 'Categories', 'Fleeting');
    await manager('DELETE', `categories/${fleeting}`);
    await expectRefusal(149);
    await form.getByRole('button', { name: 'Remove Fleeting' }).click();
    await chooseOption(form, 'Severity scale', 'Fleeting scale');
    await manager('DELETE', `severityscales/${scale}`);
    await expectRefusal(150);
    for (const code of [49, 147] as const) {
      await page.route('**/api/v2/assets', (route) =>
        route.fulfill({ status: 409, json: { code, name: 'Refused', message: 'Of the server' } }),
      );
      await expectRefusal(code);
      await page.unrouteAll();
    }
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Refused flume');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await on.question('Discard changes?').getByRole('button', { name: 'Discard' }).click();
    expect(changes.take()).toEqual(Array.from({ length: 5 }, () => 'POST assets'));
    await manager('DELETE', `categories/${stainingAgain}`);
    expect((await watch.take()).filter((line) => !REFUSALS.some((words) => line.includes(words)))).toEqual([]);
  });

  test('deleting an asset asks, and sends nothing until that is confirmed', async () => {
    const assetId = await maker.asset(siteId, 'Flume 2');
    await page.goto(`${studio.url}/assets/${assetId}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = on.question('Delete asset');
    await expect(question).toContainText('Flume 2 is deleted. This cannot be undone.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(changes.take()).toEqual([]);
    expect((await manager('GET', `assets/${assetId}`)).status).toBe(200);
    await page.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(on.toast('Asset deleted')).toContainText('Flume 2');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(changes.take()).toEqual([`DELETE assets/${assetId}`]);
    expect((await manager('GET', `assets/${assetId}`)).status).toBe(404);
  });

  test('an unknown asset says so in its dialog, with a way back', async () => {
    for (const path of ['assets/nowhere-1a2b3c', 'assets/update/nowhere-1a2b3c']) {
      await page.goto(`${studio.url}/${path}`);
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText(NOT_FOUND);
      await alert.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect((await watch.take()).filter((line) => !line.includes('404') && !line.includes(NOT_FOUND))).toEqual([]);
  });
});
