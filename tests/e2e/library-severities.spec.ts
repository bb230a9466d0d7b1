import { expect, type Locator, test } from '@playwright/test';
import { makePagination, PAGINATION_HEADER } from '@inspection-studio/domain/query';
import { apiOf } from './api.ts';
import { rgb } from './colours.ts';
import { shortDate } from './dates.ts';
import { asManager, manager, page, studio, watch } from './manager-page.ts';

const scaleNamed = async (name: string) => (await manager('GET', `severityscales?filter=name eq '${name}'`)).body[0];
const list = (name: string): Locator => page.getByRole('table', { name, exact: true });
const question = (): Locator => page.getByRole('alertdialog');
const toast = (text: string): Locator => page.getByText(text).first();

test.describe('Severity scales', () => {
  asManager('/severities');

  test('a numerical scale is filled between its bounds', async () => {
    await expect(list('severity scales').getByRole('link', { name: 'Condition 1 to 5' })).toBeVisible();
    await page.getByRole('link', { name: 'Create severity scale' }).click();
    const form = page.getByRole('dialog', { name: 'Create Severity Scale' });
    const low = form.getByRole('spinbutton', { name: 'Lowest severity' });
    const high = form.getByRole('spinbutton', { name: 'Highest severity' });
    const save = form.getByRole('button', { name: 'Save', exact: true });
    await expect(form.getByRole('radio')).toHaveCount(2);
    await expect(form.getByRole('radio', { name: 'Term' })).not.toBeChecked();
    await expect(form.getByRole('radio', { name: 'Numerical' })).toBeChecked();
    await expect(low).toHaveValue('1');
    await expect(high).toHaveValue('5');
    await expect(form.getByRole('list', { name: 'Values of the scale' }).getByRole('listitem')).toHaveText([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);

    await save.click();
    await expect(form.getByText('Input must contain at least 2 character(s)')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Name' }).fill(' Wall loss ');
    await low.fill('4');
    await high.fill('3');
    await save.click();
    await expect(
      form.getByText('Lower severity bound cannot be greater or equal to higher severity bound.', { exact: true }),
    ).toBeVisible();
    await expect(form.getByRole('list', { name: 'Values of the scale' })).toBeHidden();
    await high.fill('100');
    await save.click();
    await expect(form.getByText('Number must be less than or equal to 99')).toBeVisible();
    await high.fill('7');
    await expect(
      form.getByText('Lower severity bound cannot be greater or equal to higher severity bound.', { exact: true }),
    ).toBeHidden();
    await save.click();

    await expect(toast('Severity scale created')).toBeVisible();
    const row = list('severity scales').getByRole('row').filter({ hasText: 'Wall loss' });
    await expect(page).toHaveURL(`${studio.url}/severities`);
    await expect(row).toHaveAttribute('aria-current', 'true');
    await row.getByRole('link', { name: 'Wall loss' }).click();
    const details = page.getByRole('dialog', { name: 'Wall loss' });
    await expect(details.getByRole('row').getByRole('rowheader')).toHaveText(['4', '5', '6', '7']);
    await expect(details.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    const scale = await scaleNamed('Wall loss');
    await expect(page).toHaveURL(`${studio.url}/severities/${scale.id}`);
    expect(scale).toMatchObject({ isNumerical: true, isArchived: false });
    expect(scale.severities.map(({ name, scale: value }: { name: string; scale: number }) => [name, value])).toEqual([
      ['4', 4],
      ['5', 5],
      ['6', 6],
      ['7', 7],
    ]);
    await details.getByRole('button', { name: 'Close' }).click();
    const cells = row.getByRole('cell');
    await expect(cells).toHaveText(['4 to 7', '', 'Numerical', shortDate(scale.modified), '']);
    const swatches = cells.nth(1).locator('[style*="background"]');
    expect(await swatches.evaluateAll((all) => all.map((one) => (one as HTMLElement).style.backgroundColor))).toEqual(
      scale.severities.map(({ colour }: { colour: string }) => rgb(colour)),
    );
    expect((await list('severity scales').boundingBox())?.width).toBeLessThanOrEqual(960);
  });

  test('terms are typed, ordered by button and key, deleted; empty ones are dropped', async () => {
    await page.getByRole('link', { name: 'Create severity scale' }).click();
    const form = page.getByRole('dialog', { name: 'Create Severity Scale' });
    const term = (number: number) => form.getByRole('textbox', { name: `Term ${number}`, exact: true });
    const terms = () =>
      form
        .getByRole('group', { name: 'Terms' })
        .getByRole('textbox')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const button = (name: string) => form.getByRole('button', { name, exact: true });
    await form.getByRole('textbox', { name: 'Name' }).fill('Coating state');
    await form.getByText('Term', { exact: true }).first().click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('At least 1 term must be provided.', { exact: true })).toBeVisible();
    await expect(term(1)).toBeFocused();
    await expect(button('Delete term 1')).toBeDisabled();

    await page.keyboard.type('Blistered');
    await expect(form.getByText('At least 1 term must be provided.', { exact: true })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(term(2)).toBeFocused();
    await page.keyboard.type('Chalking');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(term(1)).toBeFocused();
    expect(await terms()).toEqual(['Chalking', 'Blistered']);
    await button('Add term').click();
    await expect(term(3)).toBeFocused();
    await page.keyboard.type('Sound');
    await button('Move term 3 up').click();
    await button('Move term 2 up').click();
    expect(await terms()).toEqual(['Sound', 'Chalking', 'Blistered']);
    await expect(button('Move term 1 up')).toBeFocused();
    await expect(button('Move term 1 up')).toBeDisabled();
    await button('Add term').click();
    await page.keyboard.type('Bare');
    await button('Delete term 4').click();
    await expect(button('Delete term 3')).toBeFocused();
    await button('Add term').click();

    const icons = form.getByRole('radiogroup', { name: 'Icon of term 3' }).getByRole('radio');
    expect(await icons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Circle',
      'Diamond',
      'Triangle',
      'Octagon',
    ]);
    await expect(icons.first()).toBeChecked();
    await icons.last().click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();

    await list('severity scales').getByRole('link', { name: 'Coating state' }).click();
    await expect(page.getByRole('dialog', { name: 'Coating state' }).getByRole('rowheader')).toHaveText([
      'Sound',
      'Chalking',
      'Blistered',
    ]);
    const { severities, isNumerical } = await scaleNamed('Coating state');
    expect(isNumerical).toBe(false);
    expect(
      severities.map(({ name, icon, scale }: { name: string; icon: number; scale: number }) => [name, icon, scale]),
    ).toEqual([
      ['Sound', 0, 0],
      ['Chalking', 0, 1],
      ['Blistered', 3, 2],
    ]);
    await page.keyboard.press('Escape');
  });

  test('a scale is archived after a question, comes back by Undo and by Restore', async () => {
    await manager('POST', 'severityscales', {
      name: 'Deck grades',
      isNumerical: false,
      severities: [{ name: 'Fair', icon: 0 }],
    });
    const archiveFromMenu = async () => {
      await page.getByRole('button', { name: 'Actions for Deck grades' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    };
    await page.reload();
    await archiveFromMenu();
    await expect(question()).toHaveAccessibleName('Delete severity scale');
    await question().getByRole('button', { name: 'Cancel' }).click();
    expect((await scaleNamed('Deck grades')).isArchived).toBe(false);

    await archiveFromMenu();
    await question().getByRole('button', { name: 'Delete' }).click();
    const archived = list('archived severity scales').getByRole('link', { name: /^Deck grades/ });
    await expect(archived).toHaveCSS('text-decoration-line', 'line-through');
    await expect(list('severity scales').getByRole('link', { name: 'Deck grades' })).toHaveCount(0);
    await archived.focus();
    await expect(page.getByRole('tooltip')).toHaveText('This severity has been deleted.');
    await expect(toast('Severity scale archived')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list('severity scales').getByRole('link', { name: 'Deck grades' })).toBeVisible();
    await expect(archived).toHaveCount(0);

    await list('severity scales').getByRole('link', { name: 'Deck grades' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await question().getByRole('button', { name: 'Delete' }).click();
    await archived.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Deck grades' }).getByRole('button', { name: 'Delete' }),
    ).toBeVisible();
    expect((await scaleNamed('Deck grades')).isArchived).toBe(false);
    await page.keyboard.press('Escape');
  });

  test('refused while in use, said when there are none, not for members', async () => {
    await page.getByRole('button', { name: 'Actions for Condition 1 to 5' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question().getByRole('button', { name: 'Delete' }).click();
    await expect(
      question().getByText('This severity scale cannot be deleted. Unlink it from assets or delete its markups first.'),
    ).toBeVisible();
    await question().getByRole('button', { name: 'Cancel' }).click();
    expect((await watch.take()).filter((line) => !/409|cannot be deleted/.test(line))).toEqual([]);

    await page.getByRole('searchbox', { name: 'Search scales by name' }).fill('no such scale');
    await expect(page.getByText('No severity scales with this name.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(list('severity scales')).toBeVisible();
    await page.route('**/api/v2/severityscales?*', (route) =>
      route.fulfill({
        json: [],
        headers: { [PAGINATION_HEADER]: JSON.stringify(makePagination({ top: 40, skip: 0, count: 0 })) },
      }),
    );
    await page.reload();
    await expect(page.getByText('There is nothing here yet.', { exact: true })).toHaveCount(2);
    await page.unroute('**/api/v2/severityscales?*');

    const member = await apiOf(studio, 'member');
    const { id } = await scaleNamed('Defect urgency');
    const payload = { name: 'Not allowed', isNumerical: false, severities: [{ name: 'Fair', icon: 0 }] };
    expect((await member('POST', 'severityscales', payload)).status).toBe(403);
    expect((await member('DELETE', `severityscales/${id}`)).status).toBe(403);
    expect((await member('PUT', `severityscales/${id}/restore`)).status).toBe(403);
  });
});
