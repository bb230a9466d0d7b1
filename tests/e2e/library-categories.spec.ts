import { expect, type Locator, test } from '@playwright/test';
import { chooseOption } from './create-steps.ts';
import { journey } from './journey.ts';
import { asManager, manager, page, studio, watch } from './manager-page.ts';

let categories: Locator;
let archived: Locator;
let presets: Locator;
const rowOf = (list: Locator, name: string) => list.getByRole('listitem').filter({ hasText: name });
const namesOf = (body: { name: string }[]) => body.map(({ name }) => name);
const question = (title: string) => page.getByRole('alertdialog', { name: title });
const IN_USE = 'This category cannot be deleted. Unlink it from assets or delete its markups first.';

asManager('/categories');
test.beforeEach(() => {
  categories = page.getByRole('list', { name: 'categories', exact: true });
  archived = page.getByRole('list', { name: 'archived categories' });
  presets = page.getByRole('list', { name: 'category presets' });
});

test('presets, active categories with models first, and archived ones', async () => {
  const listed = async (isArchived: boolean) =>
    namesOf((await manager('GET', `categories?filter=isArchived eq ${isArchived}&orderBy=model desc, name`)).body);
  await expect(presets.getByRole('link')).toHaveText(namesOf((await manager('GET', 'categorypresets')).body));
  await expect(categories.getByRole('link')).toHaveText(await listed(false));
  await expect(archived.getByRole('link')).toContainText(await listed(true));
  await expect(rowOf(categories, 'Concrete crack')).toContainText('found by AI');
});

journey('a category is created, changed, archived, restored and put into a preset', (step) => {
  step('the form has name, colour and model', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create category' });
    const colour = dialog.getByRole('textbox', { name: 'Colour' });
    const colours = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      await page.getByRole('link', { name: 'Create category' }).click();
      const value = await colour.inputValue();
      expect(value).toMatch(/^#[0-9a-f]{6}$/i);
      colours.add(value);
      if (time < 2) await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    expect(colours.size).toBeGreaterThan(1);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Peeling paint');
    await expect(dialog.getByRole('radio')).toHaveCount(11);
    await dialog.getByRole('radio', { name: 'Verdigris' }).click();
    await expect(colour).toHaveValue(/^#37a9a3$/i);
    await dialog.getByRole('combobox', { name: 'Model' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'No model',
      'Steel corrosion',
      'Concrete crack',
      'Asphalt crack',
      'Concrete spalling',
      'Staining',
      'Corrosion staining',
    ]);
    await page.getByRole('option', { name: 'No model' }).click();
  });

  step('a colour near the system blue says so at once, one that is no hex code when it is left', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create category' });
    const colour = dialog.getByRole('textbox', { name: 'Colour' });
    await colour.fill('#0060C1');
    await expect(dialog.getByText('Colour is too similar to system colour')).toBeVisible();
    await colour.fill('blue');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Colour is not a hex code')).toBeVisible();
    await colour.fill('#37a9a3');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rowOf(categories, 'Peeling paint')).toHaveAttribute('aria-current', 'true');
    await categories.getByRole('link', { name: 'Peeling paint' }).click();
    const details = page.getByRole('dialog', { name: 'Peeling paint' });
    await expect(details.getByText('No model')).toBeVisible();
  });

  step('details are a dialog, and so is the form that changes them', async () => {
    await page.getByRole('dialog', { name: 'Peeling paint' }).getByRole('link', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Category: Peeling paint', exact: true });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Flaking paint');
    await chooseOption(dialog, 'Model', 'Staining');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const details = page.getByRole('dialog', { name: 'Flaking paint', exact: true });
    await expect(details.getByText('Staining')).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(categories, 'Flaking paint')).toContainText('found by AI');
  });

  step('deleting asks and archives, with Undo; restoring does not ask, and shows a refusal', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()));
    const openDelete = async () => {
      await page.getByRole('button', { name: 'Actions for Flaking paint' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    };
    await openDelete();
    await question('Delete category').getByRole('button', { name: 'Cancel' }).click();
    expect(sent).toEqual([]);
    await openDelete();
    await question('Delete category').getByRole('button', { name: 'Delete' }).click();
    const link = rowOf(archived, 'Flaking paint').getByRole('link');
    await expect(link).toHaveCSS('text-decoration-line', 'line-through');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(categories, 'Flaking paint')).toBeVisible();

    await openDelete();
    await question('Delete category').getByRole('button', { name: 'Delete' }).click();
    await link.focus();
    await expect(page.getByRole('tooltip')).toHaveText('This category has been deleted.');
    const restoring = /categories\/[^/]+\/restore/;
    await page.route(restoring, (route) => route.fulfill({ status: 409, json: { code: 44 } }));
    await archived.getByRole('button', { name: 'Restore Flaking paint' }).click();
    const restore = question('Restore category');
    await expect(restore.getByText(IN_USE)).toBeVisible();
    expect((await watch.take()).every((line) => line.includes('409') || line.includes(IN_USE))).toBe(true);
    await page.unroute(restoring);
    await restore.getByRole('button', { name: 'Restore' }).click();
    await expect(rowOf(categories, 'Flaking paint')).toBeVisible();
    await expect(rowOf(archived, 'Flaking paint')).toBeHidden();
  });

  step('a preset is created and deleted for good, never edited', async () => {
    await page.getByRole('link', { name: 'Create preset' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create category preset' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Coatings');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('List must contain at least 1 item(s)')).toBeVisible();
    for (const name of ['Flaking paint', 'Staining']) {
      await dialog.getByRole('combobox', { name: 'Categories' }).fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(presets.getByRole('article').filter({ hasText: 'Coatings' })).toHaveAttribute('aria-current', 'true');
    await presets.getByRole('link', { name: 'Coatings' }).click();
    const details = page.getByRole('dialog', { name: 'Coatings' });
    await expect(details.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveCount(2);
    await expect(details.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(presets, 'Coatings')).toContainText('2 categories');
    await presets.getByRole('link', { name: 'Coatings' }).click();
    await details.getByRole('button', { name: 'Delete' }).click();
    await expect(question('Delete category preset')).toContainText('Coatings is deleted. This cannot be undone.');
    await question('Delete category preset').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(`${studio.url}/categories`);
    await expect(rowOf(presets, 'Coatings')).toHaveCount(0);
  });
});

test('a category in use is not deleted, and the question says why', async () => {
  await page.getByRole('button', { name: 'Actions for Concrete crack' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question('Delete category').getByRole('button', { name: 'Delete' }).click();
  await expect(question('Delete category').getByText(IN_USE)).toBeVisible();
  await question('Delete category').getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(categories, 'Concrete crack')).toBeVisible();
  expect((await watch.take()).every((line) => line.includes('409') || line.includes(IN_USE))).toBe(true);
});

test('a category archived with its asset offers no Restore', async () => {
  const { body: category } = await manager('POST', 'categories', {
    name: 'Gone with its asset',
    model: null,
    colour: '#8048b6',
  });
  const [site] = (await manager('GET', 'sites')).body;
  const [scale] = (await manager('GET', 'severityscales?filter=isArchived eq false')).body;
  const { body: asset } = await manager('POST', 'assets', {
    siteId: site.id,
    name: 'Short lived',
    type: 3,
    members: [],
    uploaders: [],
    presets: [],
    categories: [category.id],
    severityScale: scale.id,
    layoutTemplateId: null,
  });
  await manager('DELETE', `assets/${asset.id}`);
  await page.goto(`${studio.url}/categories?filter=gone+with`);
  await expect(page.getByRole('searchbox', { name: 'Search categories by name' })).toHaveValue('gone with');
  await expect(page.getByText('No categories with this name.')).toBeVisible();
  await expect(rowOf(archived, 'Gone with its asset')).toContainText('Archived with its asset');
  await expect(archived.getByRole('button')).toHaveCount(0);
  await archived.getByRole('link').click();
  const details = page.getByRole('dialog', { name: 'Gone with its asset' });
  await expect(details.getByText('Archived with its asset')).toBeVisible();
  await expect(details.getByRole('button')).toHaveText(['Close']);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${studio.url}/categories?filter=gone+with`);
});

test('empty lists say that there is nothing here yet; 40 are asked for at a time', async () => {
  const asked: string[] = [];
  const lists = /api\/v2\/(categories|categorypresets)\?/;
  await page.route(lists, async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    const pagination = {
      ...JSON.parse(response.headers()['x-pagination'] ?? '{}'),
      count: 0,
      pages: 0,
      hasNext: false,
    };
    await route.fulfill({
      response,
      json: [],
      headers: { ...response.headers(), 'x-pagination': JSON.stringify(pagination) },
    });
  });
  await page.goto(`${studio.url}/categories`);
  await expect(page.getByText('There is nothing here yet.')).toHaveCount(3);
  expect(new Set(asked.filter((url) => url.includes('top=40'))).size).toBe(3);
  await page.unroute(lists);
});
