import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { chooseCreate, chooseOption, fillDetails, goNext, openStep, saveInspection } from './create-steps.ts';
import { dropFolder } from './drop-folder.ts';
import { drawPicture } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { guardStorage } from './storage-edge.ts';
import type { Studio } from './studio.ts';
import { arrivedCount, photosOf, registeredImages } from './upload-files.ts';

const COUNT = 20;

let studio: Studio;
let manager: Api;
let picture: Buffer;

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Your unsaved inspection is back' });
const images = (page: Page) => page.getByRole('group', { name: 'Visual images' });

/** Fills in the wizard up to the details. */
async function fillIn(page: Page, name: string, addFiles: () => Promise<void>): Promise<void> {
  const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
  await chooseCreate(page, 'Inspection');
  await page.getByRole('checkbox', { name: '2D Data' }).check();
  await goNext(page);
  await addFiles();
  await expect(images(page)).toContainText(`${COUNT} files`);
  await openStep(page, 'Details');
  await chooseOption(page.getByRole('tabpanel'), 'Asset', asset);
  await fillDetails(page, { name, checklist: 'Bridge general' });
  await page.getByRole('textbox', { name: 'Description' }).fill('North face, in fog.');
}

/** What this browser keeps of wizards. */
interface Kept {
  descriptions: string[];
  fileCount: number;
}

const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const db = await resultOf(indexedDB.open('studio.uploads'));
    const stores = db.transaction(['forms', 'formFiles']);
    const forms: { content: { entered: { description: string } } }[] = await resultOf(
      stores.objectStore('forms').getAll(),
    );
    const parts: unknown[][] = await resultOf(stores.objectStore('formFiles').getAll());
    db.close();
    return {
      descriptions: forms.map(({ content }) => content.entered.description),
      fileCount: parts.flat().length,
    };
  });

const KEPT: Kept = { descriptions: ['North face, in fog.'], fileCount: COUNT };

/** Reloads the page, although the browser asks. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

/** Saves what was restored. Each file arrives once. */
async function saveRestored(page: Page, name: string): Promise<void> {
  const edge = await guardStorage(page);
  await openStep(page, 'Details');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('North face, in fog.');
  const id = await saveInspection(page, name);
  await expect.poll(() => arrivedCount(manager, id)).toBe(COUNT);
  expect(edge.sentCount).toBe(COUNT);
  const names = (await registeredImages(manager, id)).map((image) => image.name);
  expect(new Set(names).size).toBe(COUNT);
  expect(names).toHaveLength(COUNT);
}

/** The wizard is empty when it is opened again. */
async function expectEmpty(page: Page): Promise<void> {
  await page.goto(`${studio.url}/inspections/create`);
  await expect(page.getByRole('checkbox', { name: '2D Data' })).not.toBeChecked();
  await expect(banner(page)).toBeHidden();
}

test.beforeAll(async () => {
  picture = await drawPicture();
  studio = await sharedStudio();
  manager = await apiOf(studio, 'manager');
});

test.describe('A wizard that was not saved', () => {
  let context: BrowserContext;
  test.afterEach(() => context.close());

  test('is back after a reload and after a crash, with the files of a dropped folder; nothing is once it is saved', async () => {
    const { launchOptions, contextOptions } = test.info().project.use;
    // In a private window, handles are not kept.
    const profile = test.info().outputPath('profile');
    context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...contextOptions });
    const page = await context.newPage();
    await signIn(page, studio, 'manager');
    await fillIn(page, 'PierBack', () => dropFolder(images(page), 'flight', photosOf(picture, COUNT)));
    await expect.poll(() => readKept(page)).toEqual(KEPT);
    await reload(page);
    await expect(banner(page)).toContainText('20 files are back too.');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('PierBack');

    // A second tab begins without it, and leaves it as it is.
    const second = await context.newPage();
    await expectEmpty(second);
    await second.close();
    expect(await readKept(page)).toEqual(KEPT);

    const client = await context.newCDPSession(page);
    void client.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    const later = await context.newPage();
    await later.goto(`${studio.url}/inspections/create`);
    await expect(banner(later)).toContainText('20 files are back too.');
    await saveRestored(later, 'PierBack');
    await expectEmpty(later);
  });
});

test('A wizard without access to the files asks for their folder again, and takes each file once', async ({ page }) => {
  await signIn(page, studio, 'manager');
  const files = photosOf(picture, COUNT);
  await fillIn(page, 'PierChosen', () => images(page).locator('input[type=file]').setInputFiles(files));
  await expect.poll(() => readKept(page)).toEqual(KEPT);
  // The last texts are kept too, although the page is left before they are written.
  await page.getByRole('textbox', { name: 'Name' }).fill('PierChosen2');
  await reload(page);
  await expect(banner(page)).toContainText('20 files must be chosen again, in the steps that say so.');
  await openStep(page, '2D Data');
  const zone = page.getByRole('group', { name: 'Choose the folder again: 20 files' });
  await zone.locator('input[type=file]').setInputFiles(files);
  await expect(images(page)).toContainText('20 files');
  await expect(banner(page)).toBeHidden();
  await saveRestored(page, 'PierChosen2');
  await expectEmpty(page);
});

test('A wizard that was not saved is gone once the person has logged out', async ({ page }) => {
  await signIn(page, studio, 'manager');
  await fillIn(page, 'PierGone', () =>
    images(page).locator('input[type=file]').setInputFiles(photosOf(picture, COUNT)),
  );
  await expect.poll(() => readKept(page)).toEqual(KEPT);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('navigation').first().getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await signIn(page, studio, 'manager');
  expect(await readKept(page)).toEqual({ descriptions: [], fileCount: 0 });
  await expectEmpty(page);
});
