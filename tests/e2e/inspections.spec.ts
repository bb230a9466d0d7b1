import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { journey } from './journey.ts';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { dataFile as file, sentBy } from './sent-by.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';
import { ASSET, INSPECTIONS } from './demo-records.ts';

let studio: Studio;
let manager: Api;
let context: BrowserContext;
let page: Page;
let watch: ConsoleWatch;
let assetId: string;
let checklistId: string;
let inspectionId: string;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string | RegExp) => page.getByRole('tab', { name });
const captureData = () => page.getByRole('region', { name: 'Capture Data' });

test.describe('Inspections', () => {
  test.beforeAll(async ({ browser }) => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    const idOf = async (path: string) => (await manager('GET', path)).body[0].id as string;
    assetId = await idOf(`assets?filter=name eq '${ASSET}'`);
    checklistId = await idOf('checklists');
    inspectionId = (
      await manager('POST', 'projects', { name: 'CaptureSheet', description: 'East face.', assetId, checklistId })
    ).body.id;
    context = await browser.newContext();
    page = await context.newPage();
    watch = watchConsole(page);
    await signIn(page, studio, 'manager', `/inspections/${inspectionId}`);
  });
  test.afterAll(() => context?.close());
  test.afterEach(async () => expect(await watch.take()).toEqual([]));

  journey('capture data and drafts are recorded, edited and deleted', (step) => {
    step('capture data is recorded in a form with every field', async () => {
      await expect(page.getByText('East face.')).toBeVisible();
      await expect(captureData().getByText('No capture data recorded for this inspection.')).toBeVisible();
      await captureData().getByRole('button', { name: 'Add capture data' }).click();
      const form = page.getByRole('dialog', { name: 'Add capture data' });
      const text = (name: string) => form.getByRole('textbox', { name });
      const number = (name: string) => form.getByRole('spinbutton', { name });
      await form.getByRole('group', { name: 'Capture date' }).getByRole('spinbutton').first().click();
      await page.keyboard.type('20251114');
      await text('Location').fill(' Span 118 ');
      for (const name of ['Priya Raman', 'Dele Okafor', 'Ana Ruiz']) {
        await text('Acquisition team').fill(name);
        await form.getByRole('button', { name: 'Add' }).click();
      }
      await form.getByRole('button', { name: 'Remove Ana Ruiz' }).click();
      await text('Supervisor').fill('Ruth Abernethy');
      await text('Capture device').fill('M300');
      await number('Air temperature').fill('6.4');
      await number('Wind speed').fill('4.2');
      await number('Humidity').fill('71');
      await text('Visual resolution').fill('0.8 mm');
      await form.getByRole('radio', { name: 'Partial' }).check();
      await form.getByRole('radio', { name: 'Non-radiometric' }).check();
      await text('Sonar range').fill('30 m');
      const payload = await sentBy(page, 'POST', '/capturedata', () =>
        form.getByRole('button', { name: 'Save' }).click(),
      );
      expect(payload).toEqual({
        captureDate: '2025-11-14T00:00:00.000Z',
        location: 'Span 118',
        acquisitionTeam: ['Priya Raman', 'Dele Okafor'],
        airTemperature: 6.4,
        windSpeed: 4.2,
        humidity: 71,
        captureDevice: 'M300',
        geotagged: 3,
        visualResolution: '0.8 mm',
        thermalType: 2,
        sonarRange: '30 m',
        supervisor: 'Ruth Abernethy',
      });
      await expect(form).toHaveCount(0);
    });

    step('the table shows every field in the units of the reader', async () => {
      const values = captureData().getByRole('definition');
      await expect(values).toHaveText([
        'Nov 14, 2025',
        'Span 118',
        'Priya Raman, Dele Okafor',
        'Ruth Abernethy',
        '6.4 °C',
        '4.2 m/s',
        '71%',
        'M300',
        'Partial',
        '0.8 mm',
        'Non-radiometric',
        '30 m',
      ]);
      await page.evaluate(() => localStorage.setItem('studio.units', JSON.stringify('Imperial')));
      await page.reload();
      await expect(captureData().getByText('43.5 °F')).toBeVisible();
      await expect(captureData().getByText('9.4 mph')).toBeVisible();
    });

    step('Edit takes the units of the reader and stores metric', async () => {
      await captureData().getByRole('button', { name: 'Edit' }).click();
      const form = page.getByRole('dialog', { name: 'Edit capture data' });
      await expect(form.getByRole('textbox', { name: 'Location' })).toHaveValue('Span 118');
      await form.getByRole('spinbutton', { name: 'Air temperature' }).fill('50');
      const payload = await sentBy(page, 'PUT', '/capturedata', () =>
        form.getByRole('button', { name: 'Save' }).click(),
      );
      expect(payload).toMatchObject({ airTemperature: 10, windSpeed: 4.2 });
      await expect(captureData().getByText('50.0 °F')).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('studio.units'));
    });

    step('Delete asks first', async () => {
      await captureData().getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete capture data' });
      const sent = page.waitForRequest((request) => request.method() === 'DELETE');
      await question.getByRole('button', { name: 'Delete' }).click();
      expect(new URL((await sent).url()).pathname).toMatch(/\/capturedata$/);
      await expect(captureData().getByText('No capture data recorded for this inspection.')).toBeVisible();
    });

    step('a draft is edited in eight steps, with data of any kind', async () => {
      await manager('PUT', `projects/${inspectionId}/modules`, {
        two: { rgb: [{ name: 'lost.jpg', size: 2 }], ir: [], remove: [] },
      });
      await page.reload();
      await expect(page.getByRole('row', { name: '2D Data Visual 1 1 file not uploaded' })).toBeVisible();
      await expect(button('Send for processing')).toBeDisabled();
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Edit Inspection' })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveText([
        /Data Types/,
        /3D Digital Twin/,
        /2D Data/,
        /Orthomosaic/,
        /Sonar Data/,
        /Supplementary Data/,
        /Details/,
        /Confirmation/,
      ]);
      await expect(button('Cancel')).toBeVisible();
      const kind = (name: string) => page.getByRole('checkbox', { name });
      await expect(kind('2D Data')).toBeChecked();
      await expect(kind('Orthomosaic')).toBeDisabled();
      await kind('3D Digital Twin').check();
      await kind('Orthomosaic').check();
      await kind('3D Digital Twin').uncheck();
      await expect(kind('Orthomosaic')).not.toBeChecked();
      await kind('Sonar Data').check();

      await button('Next').click();
      const stored = page.getByRole('listitem').filter({ hasText: 'lost.jpg' });
      await expect(stored).toContainText('Not uploaded: add it again or remove it');
      await stored.getByRole('button', { name: 'Remove lost.jpg' }).click();
      await expect(stored).toContainText('Saving removes it');
      await button('Back').click();
      await kind('2D Data').uncheck();
      await expect(page.getByText('Saving removes its 1 stored file.')).toBeVisible();

      await tab(/Sonar/).click();
      const add = (names: string[]) =>
        page.getByRole('tabpanel').locator('input[type=file]').setInputFiles(names.map(file));
      await add(['a.bmp', 'a.txt', 'b.bmp', 'c.txt']);
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: '1 pair, 1 image without parameters, 1 parameter file without an image' }),
      ).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'b.bmp' })).toContainText('No .txt file of this name');
      await button('Remove c.txt').click();
      await add(['b.txt', ...['c', 'd', 'e', 'f'].flatMap((name) => [`${name}.bmp`, `${name}.txt`])]);
      await expect(page.getByRole('status').filter({ hasText: '6 pairs' })).toBeVisible();

      await tab(/Details/).click();
      const details = page.getByRole('tabpanel');
      await expect(details.getByRole('textbox', { name: 'Asset' })).toHaveValue(ASSET);
      await expect(details.getByRole('textbox', { name: 'Asset' })).not.toBeEditable();
      await expect(details.getByRole('textbox', { name: 'Checklist' })).not.toBeEditable();
      await details.getByRole('textbox', { name: 'Name' }).fill('Capture Sheet 2');
      await tab(/Confirmation/).click();
      await expect(button('Next')).toHaveCount(0);
      const project = sentBy(page, 'PUT', `/projects/${inspectionId}`, async () => {});
      const modules = await sentBy(page, 'PUT', '/modules', () => button('Save').click());
      expect(await project).toEqual({ name: 'CaptureSheet2', description: 'East face.', assetId, checklistId });
      expect(modules.two.remove).toHaveLength(1);
      expect(modules.sonar.data).toHaveLength(12);
      await expect(page).toHaveURL(`${studio.url}/inspections/${inspectionId}`);
      await expect(page.getByRole('heading', { level: 1, name: 'CaptureSheet2' })).toBeVisible();
      await expect(page.getByRole('row', { name: /Sonar Data Images 6 All uploaded/ })).toBeVisible();
    });

    step('a draft is deleted after a question', async () => {
      await page
        .getByRole('region', { name: 'Inspection', exact: true })
        .getByRole('button', { name: 'Delete' })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(`${studio.url}/`);
      expect((await manager('GET', `projects/${inspectionId}`)).status).toBe(404);
    });

    step('after Draft only supplementary data can be changed', async () => {
      const [sent] = (await manager('GET', `projects?filter=name eq '${INSPECTIONS.completed}'`)).body;
      await page.goto(`${studio.url}/inspections/update/${sent.id}`);
      await expect(page.getByRole('checkbox', { name: '3D Digital Twin' })).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Supplementary Data' }).check();
      await button('Next').click();
      await expect(page.getByText('Only supplementary data can be changed after Draft.')).toBeVisible();
      await expect(
        page
          .getByRole('region', { name: /Stored files/ })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await tab(/Supplementary/).click();
      await expect(page.getByText('Changes to supplementary data can be found in Manage mode.')).toBeVisible();
      await tab(/Confirmation/).click();
      await expect(page.getByText('Changes to supplementary data can be found in Manage mode.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Send for processing' })).toHaveCount(0);
      await button('Save').click();
      await expect(page.getByText('You must upload at least one supplementary data.')).toBeVisible();
      await button('Close').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL(`${studio.url}/inspections/${sent.id}`);
    });
  });
});
