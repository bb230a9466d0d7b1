import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { journey } from '../journey.ts';
import { type Api, apiOf } from '../api.ts';
import { type ConsoleWatch, watchConsole } from '../console-watch.ts';
import {
  addImages,
  beginInspection,
  createAsset,
  createSite,
  fillDetails,
  goNext,
  openStep,
  saveInspection,
} from '../create-steps.ts';
import { photoFolders } from '../photo-folders.ts';
import { middleOf, type Photo, readPhoto } from '../read-photo.ts';
import { sharedStudio } from '../shared-studio.ts';
import { signIn } from '../sign-in.ts';
import type { Studio } from '../studio.ts';
import { localHashes, storedHashes, visualFiles } from '../uploaded-bytes.ts';

/** An inspection with 3D needs more photos than this. */
const TOO_FEW = 20;
const ASSET = 'Sample Pier';
/** About a tenth of a millimetre on the ground. */
const DEGREE_DIGITS = 9;

let studio: Studio;
let context: BrowserContext;
let page: Page;
let consoleWatch: ConsoleWatch;
let manager: Api;
let paths: string[];
let inspectionId: string;

test.describe('The journey on real photos', () => {
  test.beforeAll(async ({ browser }) => {
    const { flight } = photoFolders();
    const names = (await readdir(flight)).filter((name) => /\.jpe?g$/i.test(name)).toSorted();
    if (names.length <= TOO_FEW)
      throw new Error(`${flight} holds ${names.length} JPEG files; a flight needs more than ${TOO_FEW}.`);
    paths = names.map((name) => join(flight, name));
    studio = await sharedStudio();
    context = await browser.newContext();
    page = await context.newPage();
    consoleWatch = watchConsole(page);
    manager = await apiOf(studio, 'manager');
  });
  test.afterAll(() => context?.close());
  test.afterEach(async () => expect(await consoleWatch.take()).toEqual([]));

  journey('photos are uploaded, processed and shown on the map', (step) => {
    step('are uploaded, every byte of them, and sent for processing', async () => {
      await signIn(page, studio, 'manager');
      await createSite(page, { name: 'Sample Site', thumbnail: paths[0] ?? '' });
      await createAsset(page, {
        name: ASSET,
        type: 'Bridge',
        category: 'Concrete crack',
        severityScale: 'Condition 1 to 5',
      });
      await beginInspection(page, '3D Digital Twin');
      await addImages(page, paths);
      await expect(page.getByText(`${paths.length.toLocaleString('en')} files`)).toBeVisible();
      await openStep(page, 'Details');
      await fillDetails(page, { name: 'Flight', checklist: 'Bridge general' });
      await goNext(page);
      await page.getByRole('checkbox', { name: 'Send for processing' }).check();
      inspectionId = await saveInspection(page, 'Flight');
      const tray = page.getByRole('region', { name: 'Uploads' });
      await expect(tray.getByText('Upload complete')).toBeVisible({ timeout: 500_000 });
      await expect(tray.getByText('Sent for processing')).toBeVisible();
      expect(await storedHashes(studio, await visualFiles(manager, inspectionId))).toEqual(await localHashes(paths));
    });

    step('are processed while one looks on, and their thumbnails appear', async () => {
      const card = page.getByRole('region', { name: 'Inspection', exact: true });
      await expect(card.getByText('Completed', { exact: true })).toBeVisible({ timeout: 500_000 });
      const thumbnails = page.getByRole('region', { name: '3D Digital Twin, visual' }).getByRole('img');
      await expect(thumbnails.first()).toBeVisible();
      for (const thumbnail of await thumbnails.all()) {
        await thumbnail.scrollIntoViewIfNeeded();
        await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    });

    step(
      'are read as another EXIF reader reads them: pixels, position and altitude of each, thumbnails of their shape',
      async () => {
        const { body } = await manager('GET', `images?projectId=${inspectionId}`);
        const images = body as {
          name: string;
          dimensions: number[];
          location: unknown;
          size: number;
          paths: { thumbnail: string };
        }[];
        const read = images.map(({ name, dimensions, location, size }) => ({ name, dimensions, location, size }));
        expect(read).toEqual(paths.map((path) => expectedImage(path)));

        for (const image of images) {
          const reply = await fetch(new URL(image.paths.thumbnail, studio.url));
          const thumbnail = readPhoto(Buffer.from(await reply.arrayBuffer()));
          const [width = 0, height = 0] = image.dimensions;
          expect(Math.max(thumbnail?.width ?? 0, thumbnail?.height ?? 0)).toBe(Math.min(512, Math.max(width, height)));
          expect((thumbnail?.width ?? 0) / (thumbnail?.height ?? 0)).toBeCloseTo(width / height, 1);
        }
      },
    );

    step('are the source of the asset location on the map', async () => {
      const middle = middleOf(paths.flatMap((path) => readPhoto(readFileSync(path))?.position ?? []));
      const [asset] = (await manager('GET', `assets?filter=name eq '${ASSET}'`)).body;
      expect(asset.location.longitude).toBeCloseTo(middle.longitude, DEGREE_DIGITS);
      expect(asset.location.latitude).toBeCloseTo(middle.latitude, DEGREE_DIGITS);
      await page.getByRole('link', { name: ASSET }).first().click();
      const coordinates = `${middle.latitude.toFixed(4)}, ${middle.longitude.toFixed(4)}`;
      await expect(page.getByRole('dialog', { name: ASSET }).getByText(coordinates)).toBeVisible();
    });
  });
});

/** What the API returns about a photo. */
function expectedImage(path: string) {
  const bytes = readFileSync(path);
  const { width, height, position } = readPhoto(bytes) as Photo;
  const near = (degrees: number) => expect.closeTo(degrees, DEGREE_DIGITS);
  const location = position && {
    longitude: near(position.longitude),
    latitude: near(position.latitude),
    ...(position.altitudeMetres !== null && { altitude: expect.closeTo(position.altitudeMetres, 3) }),
    source: 'exif',
  };
  return { name: basename(path), dimensions: [width, height], location, size: bytes.length };
}
