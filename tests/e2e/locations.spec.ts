import { expect, test } from '@playwright/test';
import { apiOf } from './api.ts';
import {
  button,
  CHAINAGE,
  dialog,
  layersOf,
  makeLayout,
  mapOf,
  node,
  open,
  PART,
  putOf,
  question,
  section,
  sections,
  SPAN,
  strip,
  toast,
} from './layout-page.ts';
import { asManager, manager, page, studio } from './manager-page.ts';

test.describe('Location layouts', () => {
  asManager('/locations');

  test('a layout and its layers are made and edited', async () => {
    await expect(page).toHaveTitle('Locations | Inspection Studio');
    const table = page.getByRole('table', { name: 'location layouts' });
    await expect(table.getByRole('link', { name: 'Viaduct spans' })).toBeVisible();
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(960);
    await page.getByRole('link', { name: 'Create location layout' }).click();
    await dialog('Create Location Layout').getByRole('textbox', { name: 'Name' }).fill(' Footbridge ');
    await button('Save').click();
    await expect(toast('Location layout created')).toBeVisible();
    await page.getByRole('link', { name: 'Footbridge' }).click();
    await expect(dialog('Footbridge').getByText('There is nothing here yet.', { exact: true })).toBeVisible();
    await expect(button('Begin location mapping')).toHaveCount(0);

    await page.getByRole('link', { name: 'Create location layer' }).first().click();
    const form = dialog('Create Location Layer');
    const number = (name: string) => form.getByRole('spinbutton', { name });
    await expect(number('Lowest location')).toHaveValue('1');
    await expect(number('Highest location')).toHaveValue('10');
    await expect(number('Interval')).toHaveValue('1');
    await expect(form.getByText('The layer is distributed along a single axis.', { exact: true })).toBeVisible();
    await expect(form.getByText('10 sections: 1, 2, 3, …, 10')).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill('Bay');
    await number('Highest location').fill('1');
    await number('Interval').fill('0');
    await button('Save').click();
    await expect(
      form.getByText('Lower location bound cannot be greater or equal to higher location bound.', { exact: true }),
    ).toBeVisible();
    await expect(number('Lowest location')).toBeFocused();
    await expect(form.getByText('Number must be greater than 0')).toBeVisible();
    await number('Highest location').fill('2');
    await number('Interval').fill('0.5');
    await button('Save').click();
    await expect(toast('Location layer created')).toBeVisible();
    await expect(dialog('Footbridge')).toBeVisible();
    await expect(sections('Bay')).toHaveText(['1', '1.5', '2']);

    await page.getByRole('link', { name: 'Create location layer' }).click();
    await form.getByRole('textbox', { name: 'Name' }).fill('Side');
    await form.getByText('Terms', { exact: true }).click();
    await button('Save').click();
    await expect(form.getByText('At least 1 term must be provided.', { exact: true })).toBeVisible();
    await page.keyboard.type('Left');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Rigth');
    await page.keyboard.press('Enter');
    await button('Save').click();
    await expect(sections('Side')).toHaveText(['Left', 'Rigth']);

    await page.getByRole('link', { name: 'Edit Side' }).click();
    let edit = dialog('Edit Location Layer: Side');
    await expect(edit.getByRole('radio', { name: 'Terms' })).toBeDisabled();
    await expect(edit.getByRole('radio', { name: 'Numerical interval' })).toBeDisabled();
    await expect(edit.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(edit.getByRole('checkbox', { name: 'Segmented' })).toBeDisabled();
    await edit.getByRole('textbox', { name: 'Term 2' }).fill('Right');
    const layoutId = new URL(page.url()).pathname.split('/')[2]!;
    const [, before] = await layersOf(layoutId);
    await button('Save').click();
    await expect(sections('Side')).toHaveText(['Left', 'Right']);
    const [bay, side] = await layersOf(layoutId);
    expect(side.sections).toEqual([before.sections[0], { id: before.sections[1].id, name: 'Right' }]);
    expect(bay).toMatchObject({
      name: 'Bay',
      isSegmented: false,
      sections: [{ interval: 0.5 }, { interval: 0.5 }, { interval: 0.5 }],
    });

    await page.getByRole('link', { name: 'Edit Bay' }).click();
    edit = dialog('Edit Location Layer: Bay');
    await expect(edit.getByRole('spinbutton', { name: 'Interval' })).toHaveAttribute('readonly');
    await expect(button('Save')).toBeDisabled();
    await edit.getByRole('button', { name: 'Close' }).click();
    await expect(dialog('Footbridge')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Bay' })).toBeFocused();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await dialog('Edit Location Layout: Footbridge').getByRole('textbox', { name: 'Name' }).fill('Footbridge 2');
    await button('Save').click();
    await expect(dialog('Footbridge 2')).toBeVisible();
  });

  test('layers are reordered and deleted, the layout too', async () => {
    const { id, idOf } = await makeLayout('Reordered', SPAN, CHAINAGE, PART);
    await open(id);
    await expect(button('Move Span up')).toBeDisabled();
    await expect(button('Move Part down')).toBeDisabled();
    const names = () => page.getByRole('list', { name: 'Layers' }).getByRole('heading', { level: 3 });
    const put = putOf(`layouts/${id}/reorder`);
    await button('Move Chainage up').click();
    await expect(names()).toHaveText(['Chainage', 'Span', 'Part']);
    await expect(button('Move Chainage up')).toBeFocused();
    await expect(button('Move Chainage up')).toBeDisabled();
    const layers = await layersOf(id);
    expect((await put).postDataJSON()).toEqual(layers.map((layer: { id: string }) => layer.id));
    expect(layers.map(({ name }: { name: string }) => name)).toEqual(['Chainage', 'Span', 'Part']);

    await button('Begin location mapping').click();
    await section('Span', '1').click();
    await button('Move Part up').click();
    await expect(question()).toContainText('Location mapping ends, and what you have changed is not saved.');
    await question().getByRole('button', { name: 'Cancel' }).click();
    await expect(button('Complete location mapping')).toBeVisible();
    await button('Move Part up').click();
    await question().getByRole('button', { name: 'Move' }).click();
    await expect(names()).toHaveText(['Chainage', 'Part', 'Span']);
    await expect(button('Begin location mapping')).toBeVisible();
    expect(await mapOf(id)).toBeNull();

    await button('Begin location mapping').click();
    await section('Part', 'Deck').click();
    await button('Close').click();
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await button('Complete location mapping').click();
    await expect(button('Begin location mapping')).toBeVisible();
    expect(await mapOf(id)).toEqual([node(idOf('Part Deck'))]);
    await button('Delete Part').click();
    await question().getByRole('button', { name: 'Cancel' }).click();
    expect(await layersOf(id)).toHaveLength(3);
    await button('Delete Part').click();
    await expect(question()).toContainText('Part is deleted with its 3 sections');
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect(names()).toHaveText(['Chainage', 'Span']);
    expect(await layersOf(id)).toHaveLength(2);
    await expect(strip()).toContainText('Not mapped');

    await button('Delete').click();
    await expect(question()).toContainText('Reordered is deleted with all its layers. This cannot be undone.');
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(`${studio.url}/locations`);
    await expect(page.getByRole('link', { name: 'Reordered' })).toHaveCount(0);
    expect((await manager('GET', `layouts/${id}`)).status).toBe(404);
  });

  test('mapping controls show only if some layer is not segmented', async () => {
    const { id } = await makeLayout('All along an axis', CHAINAGE);
    await open(id);
    await expect(sections('Chainage')).toHaveText(['km 0', 'km 1']);
    await expect(button('Begin location mapping')).toHaveCount(0);
  });

  test('the empty list says so', async () => {
    await page.route('**/api/v2/layouts?*', (route) =>
      route.fulfill({
        json: [],
        headers: {
          'X-Pagination': JSON.stringify({ top: 40, skip: 0, count: 0, pages: 0, hasNext: false, hasPrevious: false }),
        },
      }),
    );
    await page.goto(`${studio.url}/locations`);
    await expect(page.getByText('No location layouts have been created yet.', { exact: true })).toBeVisible();
    await page.unrouteAll();
  });

  test('below a manager nobody makes or changes a layout', async () => {
    const member = await apiOf(studio, 'member');
    const { id } = await makeLayout('Not theirs', SPAN);
    for (const [method, path, payload] of [
      ['POST', 'layouts', { name: 'Refused' }],
      ['PUT', `layouts/${id}`, { name: 'Refused' }],
      ['PUT', `layouts/${id}/map`, []],
      ['DELETE', `layouts/${id}`, undefined],
    ] as const) {
      expect([path, (await member(method, path, payload)).status]).toEqual([path, 403]);
    }
    await manager('DELETE', `layouts/${id}`);
  });
});
