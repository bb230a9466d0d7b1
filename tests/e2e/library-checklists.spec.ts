import { expect, type Locator, test } from '@playwright/test';
import { journey } from './journey.ts';
import { makePagination, PAGINATION_HEADER } from '@inspection-studio/domain/query';
import { apiOf } from './api.ts';
import { shortDate } from './dates.ts';
import { asManager, manager, page, studio } from './manager-page.ts';

interface Section {
  identifier: string;
  title: string;
  items: { identifier: string; description: string }[];
}

const checklistNamed = async (
  name: string,
): Promise<{ id: string; modified: string; sections: Section[] } | undefined> =>
  (await manager('GET', `checklists?filter=name eq '${name}'`)).body[0];
const texts = (sections: readonly Section[] = []) =>
  sections.map(({ title, items }) => [title, ...items.map(({ description }) => description)]);
const list = (): Locator => page.getByRole('table', { name: 'checklists', exact: true });
const toast = (text: string): Locator => page.getByText(text).first();
const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
const button = (name: string): Locator => page.getByRole('dialog').getByRole('button', { name, exact: true });

test.describe('Checklist templates', () => {
  asManager('/checklists');

  journey('a checklist is created, edited and deleted', (step) => {
    step('a checklist is made of sections and items, by keyboard too', async () => {
      await expect(list().getByRole('link', { name: 'Bridge general' })).toBeVisible();
      expect((await list().boundingBox())?.width).toBeLessThanOrEqual(960);
      await page.getByRole('link', { name: 'Create checklist' }).click();
      await expect(page.getByRole('dialog', { name: 'Create Checklist' })).toBeVisible();
      await expect(button('Delete section 1')).toBeDisabled();
      await expect(button('Delete item 1.1')).toBeDisabled();
      await button('Save').click();
      await expect(page.getByText('Input must contain at least 2 character(s)')).toBeVisible();
      await expect(page.getByRole('dialog').getByText('Required', { exact: true })).toHaveCount(2);
      await expect(field('Name')).toBeFocused();

      await page.keyboard.type('Mast climb');
      await page.keyboard.press('Tab');
      await expect(field('Title of section 1')).toBeFocused();
      await page.keyboard.type('Legs');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Bolts');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Welds');
      await expect(field('Item 1.2')).toBeFocused();
      await expect(button('Delete item 1.1')).toBeEnabled();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(field('Item 1.1')).toBeFocused();
      await expect(field('Item 1.1')).toHaveValue('Welds');

      await button('Add section').click();
      await expect(field('Title of section 2')).toBeFocused();
      await page.keyboard.type('Antennas');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Brackets');
      await button('Move section 2 up').click();
      await expect(button('Move section 1 up')).toBeFocused();
      await expect(field('Title of section 1')).toHaveValue('Antennas');
      await expect(field('Item 2.1')).toHaveValue('Welds');
      await button('Add section').click();
      await button('Delete section 3').click();
      await expect(button('Delete section 2')).toBeFocused();
      await button('Save').click();

      await expect(toast('Checklist created')).toBeVisible();
      const saved = await checklistNamed('Mast climb');
      expect(texts(saved?.sections)).toEqual([
        ['Antennas', 'Brackets'],
        ['Legs', 'Welds', 'Bolts'],
      ]);
      await expect(page).toHaveURL(`${studio.url}/checklists`);
      const row = list().getByRole('row').filter({ hasText: 'Mast climb' });
      await expect(row).toHaveAttribute('aria-current', 'true');
      await row.getByRole('link', { name: 'Mast climb' }).click();
      const details = page.getByRole('dialog', { name: 'Mast climb' });
      await expect(details.getByRole('heading', { level: 3 })).toHaveText([/Antennas/, /Legs/]);
      await details.getByRole('button', { name: 'Close' }).click();
      await expect(list().getByRole('columnheader')).toHaveText(['Name', 'Sections', 'Items', 'Modified', 'Actions']);
      await expect(row.getByRole('cell')).toHaveText(['2', '3', shortDate(saved?.modified ?? ''), '']);
    });

    step('editing keeps identifiers and asks before changes are lost', async () => {
      const before = await checklistNamed('Mast climb');
      await page.getByRole('button', { name: 'Actions for Mast climb' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(page).toHaveURL(`${studio.url}/checklists/update/${before?.id}`);
      await field('Item 2.2').fill('Bolts and nuts');
      await field('Item 2.2').press('Alt+ArrowUp');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await button('Move section 1 down').click();
      await button('Save').click();
      await expect(toast('Checklist saved')).toBeVisible();
      await expect(page).toHaveURL(`${studio.url}/checklists/${before?.id}`);
      const after = await checklistNamed('Mast climb');
      expect(texts(after?.sections)).toEqual([
        ['Legs', 'Bolts and nuts', 'Welds'],
        ['Antennas', 'Brackets'],
      ]);
      expect(after?.sections.map(({ identifier }) => identifier)).toEqual(
        before?.sections.map(({ identifier }) => identifier).toReversed(),
      );
      expect(after?.sections[0]?.items.map(({ identifier }) => identifier)).toEqual(
        before?.sections[1]?.items.map(({ identifier }) => identifier).toReversed(),
      );
    });

    step('deleting asks and is final; the empty list says so; members may not', async () => {
      const member = await apiOf(studio, 'member');
      const checklist = await checklistNamed('Mast climb');
      const payload = { name: 'Not allowed', sections: checklist?.sections };
      expect((await member('POST', 'checklists', payload)).status).toBe(403);
      expect((await member('PUT', `checklists/${checklist?.id}`, payload)).status).toBe(403);
      expect((await member('DELETE', `checklists/${checklist?.id}`)).status).toBe(403);

      await page.goto(`${studio.url}/checklists/${checklist?.id}`);
      await page.getByRole('dialog', { name: 'Mast climb' }).getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete checklist' });
      await expect(question).toContainText('This cannot be undone.');
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await checklistNamed('Mast climb')).toBeDefined();
      await button('Delete').click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(toast('Checklist deleted')).toBeVisible();
      await expect(page).toHaveURL(`${studio.url}/checklists`);
      await expect(list().getByRole('link', { name: 'Mast climb' })).toHaveCount(0);
      expect(await checklistNamed('Mast climb')).toBeUndefined();

      await page.route('**/api/v2/checklists?*', (route) =>
        route.fulfill({
          json: [],
          headers: { [PAGINATION_HEADER]: JSON.stringify(makePagination({ top: 40, skip: 0, count: 0 })) },
        }),
      );
      await page.reload();
      await expect(page.getByText('No checklists have been created yet.', { exact: true })).toBeVisible();
    });
  });
});
