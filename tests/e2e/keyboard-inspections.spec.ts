import { INSPECTION_STATUS_NUMBERS } from '@inspection-studio/domain/inspections';
import { expect, test } from '@playwright/test';
import { journey } from './journey.ts';
import { ASSET } from './demo-records.ts';
import { sonarPairs, untilCompleted } from './inspection-data.ts';
import { chooseByKeys, chooseFileByKeys, pressOn, tabTo, typeOver } from './keyboard.ts';
import { manager, onManagerPage, page, studio } from './manager-page.ts';

const NAME = 'KeyFootings';

let inspectionId: string;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name });
const selected = () => page.getByRole('tab', { selected: true });
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const status = (word: string) =>
  page.getByRole('region', { name: 'Inspection', exact: true }).getByText(word, { exact: true });

/** Goes to a checkbox and ticks it. */
async function tick(name: string): Promise<void> {
  await tabTo(page, box(name));
  await page.keyboard.press('Space');
  await expect(box(name)).toBeChecked();
}

test.describe('An inspection by keyboard alone', () => {
  onManagerPage(async () => {
    await page.goto(studio.url);
    await pressOn(page, page.getByRole('button', { name: 'manager@demo.example' }));
    await expect(button('Create New')).toBeVisible();
  });

  journey('an inspection is created, uploaded, processed, reviewed and deleted', (step) => {
    step('the wizard is opened from Create New, and its steps are walked by Next and by the arrow keys', async () => {
      await pressOn(page, button('Create New'));
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.type('I');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Create Inspection' })).toBeAttached();
      await tick('Sonar Data');
      await tabTo(page, selected());
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(heading('Sonar Data')).toBeVisible();
      await pressOn(page, button('Next'));
      await expect(heading('Details')).toBeVisible();
      await pressOn(page, button('Next'));
      await expect(heading('Confirmation')).toBeVisible();
    });

    step('a refused Save leads to the first step that lacks something, with the focus in it', async () => {
      await pressOn(page, button('Save'));
      await expect(
        page.getByText('You must upload at least 5 sonar data with matching .txt parameter files.'),
      ).toBeVisible();
      await expect(page.getByRole('group', { name: 'Sonar Data', exact: true })).toBeFocused();
    });

    step('files are chosen in the window of the system, and one of them removed', async () => {
      await chooseFileByKeys(page, button('Choose files'), [
        ...sonarPairs(6),
        { name: 'stray.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      ]);
      await expect(
        page.getByRole('status').filter({ hasText: '6 pairs, 1 parameter file without an image' }),
      ).toBeVisible();
      await pressOn(page, button('Remove stray.txt'));
      await expect(page.getByRole('status').filter({ hasText: /^6 pairs$/ })).toBeVisible();
      await expect(button('Remove scan_5.txt')).toBeFocused();
    });

    step('the details are filled and everything is saved', async () => {
      await pressOn(page, button('Next'));
      const details = page.getByRole('tabpanel');
      await typeOver(page, details.getByRole('textbox', { name: 'Name' }), NAME);
      await typeOver(page, details.getByRole('textbox', { name: 'Description' }), 'Footings, by keys.');
      await chooseByKeys(page, details.getByRole('combobox', { name: 'Asset' }), ASSET);
      await chooseByKeys(page, details.getByRole('combobox', { name: 'Checklist' }), 'Bridge general');
      await pressOn(page, button('Next'));
      await pressOn(page, button('Save'));
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      inspectionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    });

    step('the tray is watched, made small and large, and dismissed', async () => {
      const tray = page.getByRole('region', { name: 'Uploads' });
      await expect(tray.getByRole('listitem').filter({ hasText: NAME })).toContainText('Upload complete');
      await pressOn(page, tray.getByRole('button', { name: 'Minimise' }));
      await expect(tray.getByRole('listitem')).toHaveCount(0);
      await pressOn(page, tray.getByRole('button', { name: 'Expand' }));
      await expect(tray.getByRole('listitem')).toContainText('12 of 12 uploaded');
      await pressOn(page, tray.getByRole('button', { name: `Dismiss ${NAME}` }));
      await expect(tray).toBeHidden();
    });

    step('it is sent for processing once that is confirmed', async () => {
      await expect(button('Send for processing')).toBeEnabled();
      await pressOn(page, button('Send for processing'));
      const question = page.getByRole('alertdialog', { name: `Send ${NAME} for processing?` });
      await pressOn(page, question.getByRole('button', { name: 'Send for processing' }));
      await expect(question).toHaveCount(0);
      await expect(status('Draft')).toHaveCount(0);
      await untilCompleted(manager, inspectionId);
      expect((await manager('GET', `projects/${inspectionId}`)).body.status).toBe(INSPECTION_STATUS_NUMBERS.Completed);
    });

    step(
      'the completed one is found from Home and reviewed: its images, Launch and capture data are in reach',
      async () => {
        await pressOn(page, page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first());
        await tabTo(page, page.getByRole('radio', { name: 'Sites' }));
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('radio', { name: 'Inspections' })).toBeChecked();
        await typeOver(page, page.getByRole('searchbox'), NAME);
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
        await pressOn(page, page.getByRole('main').getByRole('link', { name: NAME }));
        await expect(status('Completed')).toBeVisible({ timeout: 60_000 });
        await expect(page.getByRole('region', { name: 'Sonar Data 6' }).getByRole('img')).toHaveCount(6);
        await tabTo(page, page.getByRole('link', { name: /^Launch/ }));
        await expect(page.getByRole('link', { name: /^Launch/ })).toHaveAttribute(
          'href',
          new RegExp(`/inspections/${inspectionId}\\?email=`),
        );
        await pressOn(page, button('Add capture data'));
        const form = page.getByRole('dialog', { name: 'Add capture data' });
        await typeOver(page, form.getByRole('textbox', { name: 'Location' }), 'Pier 4');
        await typeOver(page, form.getByRole('textbox', { name: 'Acquisition team' }), 'Dele Okafor');
        await page.keyboard.press('Enter');
        await expect(form.getByRole('button', { name: 'Remove Dele Okafor' })).toBeVisible();
        await pressOn(page, form.getByRole('button', { name: 'Save' }));
        await expect(page.getByRole('region', { name: 'Capture Data' }).getByText('Pier 4')).toBeVisible();
      },
    );

    step('it is deleted once that is confirmed', async () => {
      const card = page.getByRole('region', { name: 'Inspection', exact: true });
      await pressOn(page, card.getByRole('button', { name: 'Delete' }));
      await pressOn(
        page,
        page.getByRole('alertdialog', { name: 'Delete inspection' }).getByRole('button', { name: 'Delete' }),
      );
      await expect(page).toHaveURL(`${studio.url}/`);
      expect((await manager('GET', `projects/${inspectionId}`)).status).toBe(404);
    });
  });
});
