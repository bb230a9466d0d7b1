import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import {
  addImages,
  chooseCreate,
  chooseOption,
  fillDetails,
  goNext,
  openStep,
  saveInspection,
} from './create-steps.ts';
import { drawPicture } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';
import { arrivedCount, registeredImages } from './upload-files.ts';

/** When the photos were taken. */
const TAKEN = new Date('2026-11-20T08:30:00.000Z');

let studio: Studio;
let manager: Api;
let picture: Buffer;

/** Puts photos into a folder, as a copy of a memory card: their dates stay. */
async function copyPhotos(folder: string, names: string[]): Promise<string[]> {
  await mkdir(test.info().outputPath(folder));
  return Promise.all(
    names.map(async (name) => {
      const path = test.info().outputPath(folder, name);
      await writeFile(path, picture);
      await utimes(path, TAKEN, TAKEN);
      return path;
    }),
  );
}

test.describe('Files that another inspection of the asset has', () => {
  test.beforeAll(async () => {
    picture = await drawPicture();
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });

  test('are recognised although their folder was renamed, and left out with one click', async ({ page }) => {
    const known = ['KNOWN_1.jpg', 'KNOWN_2.jpg', 'KNOWN_3.jpg'];
    const first = await copyPhotos('100MEDIA', known);
    const second = await copyPhotos('Tuesday', [...known, 'KNOWN_4.jpg']);
    const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
    await signIn(page, studio, 'manager');

    await chooseCreate(page, 'Inspection');
    await page.getByRole('checkbox', { name: '2D Data' }).check();
    await goNext(page);
    await addImages(page, first);
    await openStep(page, 'Details');
    await chooseOption(page.getByRole('tabpanel'), 'Asset', asset);
    await fillDetails(page, { name: 'PierKnown', checklist: 'Bridge general' });
    const id = await saveInspection(page, 'PierKnown');
    await expect.poll(() => arrivedCount(manager, id)).toBe(known.length);

    await chooseCreate(page, 'Inspection');
    await page.getByRole('checkbox', { name: '2D Data' }).check();
    await goNext(page);
    await addImages(page, second);
    const images = page.getByRole('group', { name: 'Visual images' });
    await expect(images).toContainText('4 files');
    await openStep(page, 'Details');
    await chooseOption(page.getByRole('tabpanel'), 'Asset', asset);
    await fillDetails(page, { name: 'PierNew', checklist: 'Bridge general' });
    await openStep(page, '2D Data');
    const banner = page.getByRole('status').filter({ hasText: '3 of 4 files are already in PierKnown' });
    await expect(banner.getByRole('link', { name: 'PierKnown' })).toHaveAttribute('href', `/inspections/${id}`);
    await banner.getByRole('button', { name: 'Leave them out' }).click();
    await expect(banner).toBeHidden();
    await expect(images).toContainText('1 file');

    const newId = await saveInspection(page, 'PierNew');
    expect((await registeredImages(manager, newId)).map(({ name }) => name)).toEqual(['KNOWN_4.jpg']);
  });
});
