import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
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

/** A browser whose profile is on the disk, as people have it. In a private window, handles are not kept. */
let profile: string;
let context: BrowserContext;
async function openBrowser(): Promise<Page> {
  const { launchOptions, contextOptions } = test.info().project.use;
  context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...contextOptions });
  return context.newPage();
}

/** Saves an inspection of a dropped folder in a new browser. The storage keeps its files waiting. */
async function beginUpload(draft: { name: string; folder: string; process?: boolean }) {
  profile = test.info().outputPath('profile');
  const page = await openBrowser();
  const edge = await guardStorage(page);
  edge.hold();
  await signIn(page, studio, 'manager');
  const [{ name: asset }] = (await manager('GET', 'assets?top=1')).body;
  const id = await createDraft(page, { ...draft, asset, files: photosOf(picture, COUNT) });
  const reminder = page.getByRole('status').filter({ hasText: draft.name });
  return { page, edge, id, reminder };
}

/** Forgets all files of the only upload but one, once all are kept. @returns how many are kept */
const keepOnlyFirst = (page: Page, count: number): Promise<number> =>
  page.evaluate(async (all) => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const db = await resultOf(indexedDB.open('studio.uploads'));
    const files = db.transaction('files', 'readwrite').objectStore('files');
    // The first record shows only whether handles can be kept.
    const [, key] = await resultOf(files.getAllKeys());
    const kept: unknown[] = key ? await resultOf(files.get(key)) : [];
    if (key && kept.length === all) await resultOf(files.put(kept.slice(0, 1), key));
    const left: unknown[] = key ? await resultOf(files.get(key)) : [];
    db.close();
    return left.length;
  }, count);

test.describe('An upload of a dropped folder', () => {
  test.beforeAll(async () => {
    picture = await drawPicture();
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
  });
  test.afterEach(() => context.close());

  test('continues with one click on any page: after the tab was left, and after the browser crashed and was started again', async () => {
    const { page, edge, id, reminder } = await beginUpload({ name: 'PierKept', folder: 'flight', process: true });
    edge.letPast(5);
    await expect.poll(() => arrivedCount(manager, id)).toBe(5);

    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(studio.url);
    await expect(reminder).toContainText('7 of 12 images are still on this computer.');
    const sentBefore = edge.sentCount;
    edge.letPast(3);
    await reminder.getByRole('button', { name: 'Continue upload' }).click();
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('of 7 uploaded');
    await expect(reminder).toBeHidden();
    await expect.poll(() => arrivedCount(manager, id)).toBe(8);
    expect(edge.sentCount - sentBefore).toBeLessThanOrEqual(7);

    // A tab that crashes cannot say that its upload has ended.
    const client = await context.newCDPSession(page);
    void client.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await context.close();
    expect((await manager('GET', `projects/${id}`)).body.uploads).toHaveLength(1);

    const later = await openBrowser();
    const laterEdge = await guardStorage(later);
    await later.goto(studio.url);
    const again = later.getByRole('status').filter({ hasText: 'PierKept' });
    await expect(again).toContainText('4 of 12 images are still on this computer.');
    await again.getByRole('button', { name: 'Continue upload' }).click();
    const tray = later.getByRole('region', { name: 'Uploads' });
    await expect(tray).toContainText('4 of 4 uploaded');
    await expect(tray).toContainText('Sent for processing');
    expect(laterEdge.sentCount).toBe(4);
    expect(await arrivedCount(manager, id)).toBe(COUNT);
    expect(await registeredImages(manager, id)).toHaveLength(COUNT);
    await later.reload();
    await expect(later.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(again).toBeHidden();
  });

  test('continues with one click when only one of its files was kept: the others are found in the folder', async () => {
    const { page, edge, id, reminder } = await beginUpload({ name: 'PierFound', folder: 'found' });
    await expect.poll(() => keepOnlyFirst(page, COUNT)).toBe(1);

    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(studio.url);
    edge.release();
    await reminder.getByRole('button', { name: 'Continue upload' }).click();
    await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('12 of 12 uploaded');
    expect(await arrivedCount(manager, id)).toBe(COUNT);
    expect(await registeredImages(manager, id)).toHaveLength(COUNT);
  });
});
