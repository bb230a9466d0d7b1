import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { shortDate } from './dates.ts';
import { journey } from './journey.ts';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { ASSET, INSPECTIONS, SITE } from './demo-records.ts';
import { sonarPairs, untilCompleted, uploadSonar } from './inspection-data.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { guardStorage, type StorageEdge } from './storage-edge.ts';
import type { Studio } from './studio.ts';

let studio: Studio;
let manager: Api;
let context: BrowserContext;
let page: Page;
let watch: ConsoleWatch;
let edge: StorageEdge;
let checklist: { id: string; name: string };
let sonarId: string;
let shortId: string;
const asked: URL[] = [];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: RegExp) => page.getByRole('tab', { name });
const card = () => page.getByRole('region', { name: 'Inspection', exact: true });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const launch = () => page.getByRole('link', { name: /^Launch/ });
const fact = (name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

/** Opens a profile. @returns once it shows, with nothing asked before counted */
async function open(id: string, name: string): Promise<void> {
  asked.length = 0;
  await page.goto(`${studio.url}/inspections/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
const demo = async (name: string) => (await manager('GET', `projects?filter=name eq '${name}'`)).body[0];
/** Which images were asked for: view mode and capture type. */
const imagesAsked = () => {
  const requests = asked.filter(({ pathname }) => pathname.endsWith('/api/v2/images'));
  return [...new Set(requests.map(({ searchParams }) => `${searchParams.get('depth')} ${searchParams.get('type')}`))];
};

test.describe('The profile of an inspection', () => {
  test.beforeAll(async ({ browser }) => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    const [asset] = (await manager('GET', `assets?filter=name eq '${ASSET}'`)).body;
    [checklist] = (await manager('GET', 'checklists')).body;
    const create = async (name: string, checklistId: string) =>
      (await manager('POST', 'projects', { name, description: 'Pier footings.', assetId: asset.id, checklistId })).body
        .id as string;
    sonarId = await create('SonarFootings', checklist.id);
    await uploadSonar(studio, manager, sonarId, sonarPairs(6));
    const sections = [{ identifier: 'a', title: 'A', items: [{ identifier: 'b', description: 'B' }] }];
    const shortLived = (await manager('POST', 'checklists', { name: 'Short lived', sections })).body.id;
    shortId = await create('ShortOfData', shortLived);
    await manager('DELETE', `checklists/${shortLived}`);
    await manager('PUT', `projects/${shortId}/modules`, {
      two: { rgb: [{ name: 'lost.jpg', size: 2 }], ir: [], remove: [] },
    });
    context = await browser.newContext();
    page = await context.newPage();
    watch = watchConsole(page);
    page.on('request', (request) => asked.push(new URL(request.url())));
    await signIn(page, studio, 'manager');
  });
  test.afterAll(async () => {
    await context?.close();
    for (const id of [sonarId, shortId]) await manager('DELETE', `projects/${id}`);
  });
  test.afterEach(async () => expect(await watch.take()).toEqual([]));

  journey('every status has its facts, actions and data', (step) => {
    step('the card of a Draft shows its facts and status, without images', async () => {
      await open(sonarId, 'SonarFootings');
      await expect(card().locator('img')).toHaveJSProperty('complete', true);
      expect(
        await card()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      await expect(card().getByText('Draft', { exact: true })).toBeVisible();
      await expect(card().getByText('Not sent for processing yet.')).toBeVisible();
      await expect(fact('Asset')).toHaveText(ASSET);
      await expect(fact('Site')).toHaveText(SITE);
      const { modified, size } = (await manager('GET', `projects/${sonarId}`)).body;
      await expect(fact('Modified on')).toHaveText(shortDate(modified));
      await expect(fact('Size')).toHaveText(`${Math.round(size / 1024)} KB`);
      await expect(fact('Created by')).toContainText('Iain Kinnear');
      await expect(fact('Checklist')).toHaveText(checklist.name);
      await expect(page.getByRole('row', { name: 'Sonar Data Images 6 All uploaded' })).toBeVisible();
      await expect(launch()).toHaveCount(0);
      expect(imagesAsked()).toEqual([]);
    });

    step('a Draft with enough data is sent once that is confirmed, and is Processing at once', async () => {
      await button('Send for processing').click();
      const question = page.getByRole('alertdialog', { name: 'Send SonarFootings for processing?' });
      await expect(question).toContainText('Its 6 images cannot be changed afterwards.');
      const held = Promise.withResolvers<void>();
      await page.route(`**/projects/${sonarId}`, (route) => held.promise.then(() => route.continue()));
      const sent = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/process'));
      await question.getByRole('button', { name: 'Send for processing' }).click();
      expect((await sent).method()).toBe('POST');
      await expect(card().getByText('Processing', { exact: true })).toBeVisible();
      await expect(card().getByText('Waiting for its turn, step 1 of 6.')).toBeVisible();
      await expect(page.getByText('The images appear here when processing is complete.')).toBeVisible();
      for (const action of ['Send for processing', 'Delete']) await expect(button(action)).toHaveCount(0);
      await expect(launch()).toHaveCount(0);
      expect(imagesAsked()).toEqual([]);
      held.resolve();
      await page.unrouteAll({ behavior: 'wait' });
      edge = await guardStorage(page);
      await untilCompleted(manager, sonarId);
    });

    step('a Completed one is launched in the cloud app, with its id and the e-mail', async () => {
      await open(sonarId, 'SonarFootings');
      await expect(card().getByText('Processing is complete.')).toBeVisible();
      const address = new URL((await launch().getAttribute('href')) ?? '');
      expect(address.pathname.endsWith(`/inspections/${sonarId}`)).toBe(true);
      expect(address.searchParams.get('email')).toBe('manager@demo.example');
      await expect(launch()).toHaveAttribute('target', '_blank');
      await expect(button('Send for processing')).toHaveCount(0);
    });

    step('sonar images have their own section, with their parameter files below', async () => {
      await expect(section('Sonar Data 6').getByRole('img')).toHaveCount(6);
      await expect(section('Sonar Data 6').getByRole('img', { name: 'scan_0.bmp' })).toHaveJSProperty(
        'naturalWidth',
        64,
      );
      await expect(page.getByRole('region', { name: /3D Digital Twin|2D Data|Orthomosaic/ })).toHaveCount(0);
      await expect(section('Other data').getByRole('row')).toHaveText([/Data type/, /Sonar Data\s*Parameters\s*6/]);
      expect(imagesAsked()).toEqual(['null 2']);
    });

    step('visual and thermal images of 3D and 2D have sections of their own', async () => {
      for (const [name, sections] of [
        [INSPECTIONS.completed, ['3D Digital Twin, visual 24', '2D Data, visual 4']],
        ['Span118Thermal', ['3D Digital Twin, visual 10', '3D Digital Twin, thermal 14']],
      ] as const) {
        await open((await demo(name)).id, name);
        const headings = page.getByRole('region', { name: /visual|thermal/ }).getByRole('heading', { level: 2 });
        await expect(headings).toHaveText([...sections]);
        for (const title of sections)
          await expect(section(title).getByRole('listitem')).toHaveCount(Number(/\d+$/.exec(title)?.[0]));
      }
    });

    step('a Failed one says why and whom to write to', async () => {
      await open((await demo(INSPECTIONS.failed)).id, INSPECTIONS.failed);
      const { supportEmail } = await page.evaluate(async () => (await fetch('/config.json')).json());
      await expect(card().getByRole('alert')).toHaveText(
        `Processing failed. Please contact support at ${supportEmail}.None of the 6 2D visual images could be read.`,
      );
      await expect(card().getByRole('link', { name: supportEmail })).toHaveAttribute('href', `mailto:${supportEmail}`);
      await expect(launch()).toHaveCount(0);
      await expect(button('Send for processing')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Files with problems 6' }).getByRole('listitem')).toHaveCount(6);
      expect(imagesAsked()).toEqual([]);
    });

    step('a Draft is renamed although its data is too little for sending and its checklist is gone', async () => {
      await open(shortId, 'ShortOfData');
      await expect(button('Send for processing')).toBeDisabled();
      await page.getByRole('link', { name: 'Edit' }).click();
      await tab(/Details/).click();
      const details = page.getByRole('tabpanel');
      await expect(details.getByRole('textbox', { name: 'Asset' })).not.toBeEditable();
      await expect(details.getByRole('combobox', { name: 'Checklist' })).not.toHaveAttribute('aria-required', 'true');
      await details.getByRole('textbox', { name: 'Name' }).fill('StillShort');
      await tab(/Confirmation/).click();
      await page.getByRole('checkbox', { name: 'Send for processing' }).check();
      await button('Save').click();
      await expect(
        page.getByText('You must upload at least 1 visual or thermal data for a 2D inpsection.'),
      ).toBeVisible();
      await expect(tab(/2D Data/)).toHaveAttribute('aria-selected', 'true');
      await tab(/Confirmation/).click();
      await page.getByRole('checkbox', { name: 'Send for processing' }).uncheck();
      const saved = page.waitForRequest(
        (request) => request.method() === 'PUT' && new URL(request.url()).pathname.endsWith(shortId),
      );
      await button('Save').click();
      expect((await saved).postDataJSON()).toMatchObject({ name: 'StillShort', checklistId: null });
      await expect(page.getByRole('heading', { level: 1, name: 'StillShort' })).toBeVisible();
      await expect(fact('Checklist')).toHaveText('Not recorded');
    });

    step(
      'it is given a checklist and another kind of data, and shows Upload in progress until that is stored',
      async () => {
        edge.hold();
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByRole('checkbox', { name: '2D Data' }).uncheck();
        await page.getByRole('checkbox', { name: 'Supplementary Data' }).check();
        await tab(/Supplementary/).click();
        await page
          .getByRole('tabpanel')
          .locator('input[type=file]')
          .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
        await tab(/Details/).click();
        await page.getByRole('combobox', { name: 'Checklist' }).click();
        await page.getByRole('option', { name: checklist.name }).click();
        await tab(/Confirmation/).click();
        await button('Save').click();
        await expect(card().getByText('Upload in progress', { exact: true })).toBeVisible();
        await expect(page.getByRole('group', { name: 'Upload in progress' })).toContainText('0 of 1 uploaded');
        await expect(fact('Checklist')).toHaveText(checklist.name);
        for (const action of ['Send for processing', 'Delete'])
          await expect(card().getByRole('button', { name: action })).toHaveCount(0);
        edge.release();
        await expect(card().getByText('Upload in progress')).toHaveCount(0);
        await expect(page.getByRole('row', { name: 'Supplementary Data Files 1 All uploaded' })).toBeVisible();
        await expect(card().getByRole('button', { name: 'Delete' })).toBeVisible();
      },
    );
  });
});
