import { expect, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { createDraft } from './create-steps.ts';
import { drawPicture } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { guardStorage } from './storage-edge.ts';
import type { Studio } from './studio.ts';
import { arrivedCount, photosOf, registeredImages } from './upload-files.ts';

const COUNT = 12;

let studio: Studio;
let manager: Api;
let picture: Buffer;

const photos = () => photosOf(picture, COUNT);

test.describe('An upload that was interrupted', () => {
  test.beforeAll(async () => {
    picture = await drawPicture();
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });

  test('continues after a reload with the folder chosen again: nothing is lost or sent twice, and it is sent for processing as chosen', async ({
    page,
  }) => {
    const registered: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/modules')) registered.push(request.url());
    });
    const edge = await guardStorage(page);
    edge.hold();
    await signIn(page, studio, 'manager');
    const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
    const id = await createDraft(page, { name: 'PierAgain', asset, files: photos(), process: true });
    edge.letPast(5);
    await expect.poll(() => arrivedCount(manager, id)).toBe(5);

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const banner = page.getByRole('status').filter({ hasText: '7 of 12 files have not arrived.' });
    await expect(banner).toContainText('Choose the folder again, and only the missing files are sent.');
    await page.goto(studio.url);
    const reminder = page.getByRole('status').filter({ hasText: 'PierAgain' });
    await expect(reminder).toContainText('7 of 12 images are still on this computer.');
    const tray = page.getByRole('region', { name: 'Uploads' });
    await expect(tray.getByRole('listitem').filter({ hasText: 'PierAgain' })).toContainText('7 of 12 left');
    const sentBefore = edge.sentCount;
    edge.release();
    await reminder.getByRole('link', { name: 'Continue upload' }).click();
    await expect(page).toHaveURL(`${studio.url}/inspections/${id}`);
    await expect(reminder).toBeHidden();
    const dialog = page.getByRole('dialog', { name: 'Continue upload' });
    await expect(
      dialog.getByRole('checkbox', { name: 'Send for processing when everything has arrived' }),
    ).toBeChecked();
    await dialog.locator('input[type=file]').setInputFiles(photos());
    await expect(dialog).toBeHidden();
    await expect(tray).toContainText('7 of 7 uploaded');
    await expect(tray).toContainText('Sent for processing');

    expect(edge.sentCount - sentBefore).toBe(7);
    expect(registered).toHaveLength(1);
    const files = await registeredImages(manager, id);
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      photos()
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(files.every(({ isUploaded }) => isUploaded)).toBe(true);
    expect((await manager('GET', `projects/${id}`)).body.status).not.toBe(0);
    await expect(banner).toBeHidden();
    await page.goto(studio.url);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(reminder).toBeHidden();
  });

  test('in a private window, where dropped files cannot be kept, the folder is chosen again', async ({ page }) => {
    const edge = await guardStorage(page);
    edge.hold();
    await signIn(page, studio, 'manager');
    const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
    const files = photos();
    const id = await createDraft(page, { name: 'PierPrivate', asset, files, folder: 'flight' });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(studio.url);
    const reminder = page.getByRole('status').filter({ hasText: 'PierPrivate' });
    await expect(reminder).toContainText('12 of 12 images are still on this computer.');
    await expect(reminder.getByRole('button', { name: 'Continue upload' })).toBeHidden();
    edge.release();
    await reminder.getByRole('link', { name: 'Continue upload' }).click();
    const dialog = page.getByRole('dialog', { name: 'Continue upload' });
    await dialog.locator('input[type=file]').setInputFiles(files);
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('Upload complete');
    expect((await manager('GET', `projects/${id}`)).body.uploadedImageCount).toBe(COUNT);
  });
});
