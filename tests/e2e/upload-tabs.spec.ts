import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { createDraft } from './create-steps.ts';
import { drawPicture } from './frames.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { guardStorage } from './storage-edge.ts';
import type { Studio } from './studio.ts';
import { arrivedCount, photosOf, registeredImages } from './upload-files.ts';

const NAME = 'PierTabs';
const COUNT = 12;

let studio: Studio;
let manager: Api;
let picture: Buffer;
let context: BrowserContext;

const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const row = (page: Page) => tray(page).getByRole('listitem').filter({ hasText: NAME });
const press = (page: Page, name: string) =>
  tray(page)
    .getByRole('button', { name: `${name} ${NAME}` })
    .click();
const reminder = (page: Page) => page.getByRole('status').filter({ hasText: NAME });

/** Opens a tab that must never ask before it is left. */
async function openTab(): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', () => {
    throw new Error('The tab asks before it is left.');
  });
  return page;
}

/** What another tab shows once the sending one has ended, long before the server lets its upload expire: how to continue, in the banner and in the row. */
async function expectTakeover(page: Page, left: string): Promise<void> {
  await expect(row(page)).toContainText('Upload interrupted');
  await expect(reminder(page)).toContainText(left);
}

test.describe('An upload with two tabs', () => {
  test.beforeAll(async () => {
    picture = await drawPicture();
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });
  test.afterEach(() => context.close());

  test('the second tab shows and controls the upload, and continues it after the first was closed or has crashed', async () => {
    const { launchOptions, contextOptions } = test.info().project.use;
    // With its profile on the disk, the browser keeps handles of dropped files.
    context = await chromium.launchPersistentContext(test.info().outputPath('profile'), {
      ...launchOptions,
      ...contextOptions,
    });
    const [first, second] = [await context.newPage(), await openTab()];
    const edge = await guardStorage(first);
    edge.hold();
    await signIn(first, studio, 'manager');
    await second.goto(studio.url);
    await expect(second.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
    const photos = photosOf(picture, COUNT);
    let id = '';

    await test.step('the second tab has the same row, with the numbers of the server', async () => {
      id = await createDraft(first, { name: NAME, asset, files: photos, folder: 'flight', process: true });
      await expect(row(second)).toContainText('0 of 12 uploaded');
      edge.letPast(5);
      await expect.poll(() => arrivedCount(manager, id)).toBe(5);
      await expect(row(second)).toContainText('5 of 12 uploaded');
      await expect(row(first)).toContainText('5 of 12 uploaded');
      await expect(row(second)).toContainText('In another tab');
      await expect(row(first)).not.toContainText('In another tab');
      await expect(tray(second)).toContainText('Please leave the other tab open while it uploads.');
    });

    await test.step('after a reload, which asks nothing, it shows it again, and does not offer to continue it', async () => {
      await second.reload();
      await expect(row(second)).toContainText('5 of 12 uploaded');
      await expect(second.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(reminder(second)).toBeHidden();
      await expect(second.getByRole('link', { name: /^Continue upload/ })).toBeHidden();
    });

    await test.step('it pauses and resumes it', async () => {
      await press(second, 'Pause');
      await expect(row(first)).toContainText('Upload paused');
      await expect(row(second)).toContainText('Upload paused');
      await expect.poll(() => edge.held.length).toBe(0);
      await press(second, 'Resume');
      await expect(row(second)).not.toContainText('Upload paused');
      await expect.poll(() => edge.held.length).toBe(5);
    });

    const secondEdge = await guardStorage(second);
    await test.step('when the first is closed, the second continues what is left', async () => {
      await first.close();
      await expectTakeover(second, '7 of 12 images are still on this computer.');
      secondEdge.hold();
      await reminder(second).getByRole('button', { name: 'Continue upload' }).click();
      await expect(row(second)).toContainText('of 7 uploaded');
      // Bytes that were on their way may have arrived. Others had not been sent.
      await expect.poll(() => secondEdge.held.length).toBeGreaterThan(0);
      await expect(reminder(second)).toBeHidden();
    });

    const third = await openTab();
    const thirdEdge = await guardStorage(third);
    await test.step('when that tab crashes, a third one does', async () => {
      await third.goto(studio.url);
      await expect(row(third)).toContainText('of 7 uploaded');
      const client = await context.newCDPSession(second);
      void client.send('Page.crash').catch(() => undefined);
      await second.waitForEvent('crash');
      await expectTakeover(third, 'of 12 images are still on this computer.');
      const left = COUNT - (await arrivedCount(manager, id));
      await expect(reminder(third)).toContainText(`${left} of 12 images`);
      await reminder(third).getByRole('button', { name: 'Continue upload' }).click();
      await expect(row(third)).toContainText('Sent for processing');
      expect(thirdEdge.sentCount).toBeLessThanOrEqual(left);
    });

    await test.step('nothing is lost, and nothing is there twice', async () => {
      expect(await arrivedCount(manager, id)).toBe(COUNT);
      const images = await registeredImages(manager, id);
      expect(images.map(({ name }) => name).toSorted()).toEqual(photos.map(({ name }) => name).toSorted());
    });
  });
});
