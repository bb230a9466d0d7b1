import { createHash } from 'node:crypto';
import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Api, apiOf } from '../e2e/api.ts';
import { sharedStudio } from '../e2e/shared-studio.ts';
import type { Studio } from '../e2e/studio.ts';
import { arrivedCount, registeredImages } from '../e2e/upload-files.ts';
import { holdFiles } from './held-files.ts';
import { Screen } from './screen.ts';
import { openWebKit, type WebKit } from './webkit.ts';
import { fillIn, hasImages, putPhotos, save } from './wizard.ts';

const MiB = 1024 * 1024;
const CHANGED =
  'The file was not found, or another program changed it. Reconnect its drive and retry, or choose it again.';
/** Twelve photos. Those of each inspection are others, since the studio knows those of the asset again. */
const flightOf = (sizeBytes: number) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`DJI_${index}.jpg`, sizeBytes]));
/** Photos and what another program does with each: those of 3 MiB are sent whole, the others in blocks. */
const CHANGING = {
  'whole-rewritten.jpg': 3 * MiB,
  'whole-cut.jpg': 3 * MiB,
  'whole-longer.jpg': 3 * MiB,
  'blocks-rewritten.jpg': 17 * MiB,
  'blocks-cut.jpg': 17 * MiB,
  'blocks-longer.jpg': 17 * MiB,
};
const UNCHANGED = { 'whole.jpg': 3 * MiB, 'blocks.jpg': 38 * MiB };

/** Index of the last step of the wizard. */
const CONFIRMATION = 7;

let studio: Studio;
let manager: Api;
let asset: string;
let webkit: WebKit;
let screen: Screen;

const tray = (text?: string) => screen.find({ role: 'region', name: 'Uploads', text });

/** Photos on the disk, by name, with the checksum of their bytes. */
const photosOf = async (paths: string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [basename(path), sha256(await readFile(path))])));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Those that an inspection has stored as complete. */
async function storedPhotos(id: string) {
  const files: { id: string; name: string; isUploaded: boolean }[] = (await manager('GET', `projects/${id}/modules`))
    .body.two.rgb;
  return Object.fromEntries(
    await Promise.all(
      files
        .filter(({ isUploaded }) => isUploaded)
        .map(async (file) => {
          const { url } = (await manager('GET', `images/download?id=${file.id}`)).body;
          const response = await fetch(new URL(url, studio.url));
          return [file.name, sha256(Buffer.from(await response.arrayBuffer()))];
        }),
    ),
  );
}

/** Reads the step that this browser keeps of the only wizard, and counts the files. */
const keptWizard = () =>
  webkit.browser.executeAsyncScript<[step: number, fileCount: number]>(`
    const [done] = arguments;
    indexedDB.open('studio.uploads').onsuccess = ({ target: { result: db } }) => {
      const reading = db.transaction(['forms', 'formFiles']);
      const [forms, files] = ['forms', 'formFiles'].map((store) => reading.objectStore(store).getAll());
      reading.oncomplete = () => {
        db.close();
        done([forms.result[0]?.content.step, files.result.flat().length]);
      };
    };`);

/** Cuts off the last byte of a photo, appends some, or writes another comment of the same length into it. */
async function change(path: string): Promise<void> {
  if (path.endsWith('cut.jpg')) await truncate(path, (await readFile(path)).length - 1);
  else if (path.endsWith('longer.jpg')) await appendFile(path, 'pier');
  else await writeFile(path, (await readFile(path)).fill('deck ', 1_000, 50_000));
}

test.beforeAll(async () => {
  studio = await sharedStudio();
  manager = await apiOf(studio, 'manager');
  [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
});
test.beforeEach(async () => {
  webkit = await openWebKit();
  screen = new Screen(webkit.browser);
  await webkit.browser.get(studio.url);
  await (await screen.find({ role: 'button', name: /manager@demo.example/ })).click();
});
test.afterEach(async () => {
  const info = test.info();
  const path = info.outputPath('screen.png');
  if (info.status !== 'passed') await writeFile(path, await webkit.browser.takeScreenshot(), 'base64');
  await webkit.quit();
});

test('An upload that was interrupted continues with the folder chosen again: each photo arrives once', async () => {
  const paths = await putPhotos(flightOf(MiB));
  await fillIn(screen, { name: 'PierAgain', asset, paths });
  await screen.click('checkbox', 'Send for processing');
  const held = await holdFiles(webkit.browser, 5);
  const id = await save(screen, 'PierAgain');
  await expect.poll(() => arrivedCount(manager, id)).toBe(5);
  await expect.poll(() => held.count()).toBe(5);

  await webkit.browser.navigate().refresh();
  await screen.find({ role: 'status', text: '7 of 12 files have not arrived.' });
  await screen.click('button', 'Continue upload');
  await screen.chooseFiles(await screen.find({ role: 'dialog', name: 'Continue upload' }), paths);
  await tray('7 of 7 uploaded');
  await tray('Sent for processing');
  expect(await registeredImages(manager, id)).toHaveLength(paths.length);
  expect(await storedPhotos(id)).toEqual(await photosOf(paths));
});

for (const moment of ['before', 'while'] as const)
  test(`Photos that change ${moment} they are sent are not stored as complete, and are stored when chosen again`, async () => {
    const changing = await putPhotos(CHANGING);
    const unchanged = await putPhotos(UNCHANGED);
    await fillIn(screen, { name: `Pier${moment}`, asset, paths: [...changing, ...unchanged] });
    const held = await holdFiles(webkit.browser, moment === 'before' ? Number.MAX_SAFE_INTEGER : 0);
    if (moment === 'before') await Promise.all(changing.map(change));
    const id = await save(screen, `Pier${moment}`);
    if (moment === 'while') {
      await expect.poll(() => held.count()).toBeGreaterThanOrEqual(5);
      await Promise.all(changing.map(change));
      await held.release();
    }
    expect(await (await tray('Upload failed')).getText()).toContain(`and 5 other files: ${CHANGED}`);
    expect(await storedPhotos(id)).toEqual(await photosOf(unchanged));

    // The other program ends what it has begun.
    await putPhotos(CHANGING);
    await screen.chooseFiles(await tray(), changing);
    await tray('Upload complete');
    expect(await registeredImages(manager, id)).toHaveLength(8);
    expect(await storedPhotos(id)).toEqual(await photosOf([...changing, ...unchanged]));
  });

test('A wizard that was reloaded asks for the folder again, and each photo arrives once', async () => {
  const paths = await putPhotos(flightOf(2 * MiB));
  await fillIn(screen, { name: 'PierBack', asset, paths });
  await expect.poll(() => keptWizard()).toEqual([CONFIRMATION, paths.length]);
  await webkit.browser.navigate().refresh();
  await screen.find({ role: 'status', text: '12 files must be chosen again, in the steps that say so.' });
  await screen.click('tab', /2D Data/);
  await screen.chooseFiles(await screen.find({ role: 'group', name: 'Choose the folder again: 12 files' }), paths);
  await hasImages(screen, paths.length);
  await screen.click('tab', /Confirmation/);
  const id = await save(screen, 'PierBack');
  await tray('Upload complete');
  expect(await registeredImages(manager, id)).toHaveLength(paths.length);
  expect(await storedPhotos(id)).toEqual(await photosOf(paths));
});
