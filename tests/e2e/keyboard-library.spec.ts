import { expect, test } from '@playwright/test';
import { journey } from './journey.ts';
import { pressOn, tabTo, typeOver } from './keyboard.ts';
import { asManager, page } from './manager-page.ts';

const TAG = 'Bolt torque';

const inUse = () => page.getByRole('list', { name: 'tags', exact: true });
const archived = () => page.getByRole('list', { name: 'archived tags' });

/** Chooses 'Delete' in the row's menu, and again in the question that follows. */
async function archive(): Promise<void> {
  await pressOn(page, inUse().getByRole('button', { name: `Actions for ${TAG}` }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('D');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('alertdialog', { name: 'Delete tag' }).getByRole('button', { name: 'Delete' }));
  await expect(archived().getByRole('link', { name: TAG })).toBeVisible();
}

test.describe('The library by keyboard alone', () => {
  asManager();

  journey('a tag is created, archived and restored', (step) => {
    step('a tag is created', async () => {
      await pressOn(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }));
      await pressOn(page, page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Tags' }));
      await pressOn(page, page.getByRole('link', { name: 'Create tag' }));
      const form = page.getByRole('dialog', { name: 'Create tag' });
      await typeOver(page, form.getByRole('textbox', { name: 'Name' }), TAG);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(inUse().getByRole('listitem').filter({ hasText: TAG })).toHaveAttribute('aria-current', 'true');
    });

    step('it is archived from its menu, which asks first', async () => {
      await archive();
      await expect(inUse().getByRole('link', { name: TAG })).toHaveCount(0);
    });

    step('F8 leads to the message, whose Undo takes it back', async () => {
      await page.keyboard.press('F8');
      await pressOn(page, page.getByRole('button', { name: 'Undo' }));
      await expect(inUse().getByRole('link', { name: TAG })).toBeVisible();
    });

    step('archived again, it is restored from the archived ones', async () => {
      await archive();
      const restore = archived().getByRole('button', { name: `Restore ${TAG}` });
      await tabTo(page, restore);
      await page.keyboard.press('Enter');
      await expect(inUse().getByRole('link', { name: TAG })).toBeVisible();
      await expect(archived().getByRole('link', { name: TAG })).toHaveCount(0);
    });
  });
});
