/* oxlint-disable max-lines -- split by subject already */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { journey } from './journey.ts';
import { INSPECTION_STATUS_NUMBERS } from '@inspection-studio/domain/inspections';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import {
  addImages,
  beginInspection,
  createAsset,
  createSite,
  fillDetails,
  goNext,
  openStep,
  saveInspection,
} from './create-steps.ts';
import { drawFrames, type Frames } from './frames.ts';
import { middleOf, readPhoto } from './read-photo.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn, signInByHand } from './sign-in.ts';
import { BROKEN_CONNECTION, guardStorage, NOT_ARRIVED, type StorageEdge } from './storage-edge.ts';
import type { Studio } from './studio.ts';
import { localHashes, storedHashes, visualFiles } from './uploaded-bytes.ts';

const FRAME_COUNT = 21;
const [SITE, ASSET] = ['Firth Crossing', 'Approach Viaduct'] as const;
const CHECKLIST = 'Bridge general';
const UPLOADED_ALL = `${FRAME_COUNT} of ${FRAME_COUNT} uploaded`;

let studio: Studio;
let frames: Frames;
let context: BrowserContext;
let page: Page;
let consoleWatch: ConsoleWatch;
let edge: StorageEdge;
let manager: Api;
let inspectionId: string;
let tolerated: RegExp[] = []; // lines a test that breaks connections may leave in the console

const tray = () => page.getByRole('region', { name: 'Uploads' });
const status = (word: string) =>
  page.getByRole('region', { name: 'Inspection', exact: true }).getByText(word, { exact: true });

test.describe('One journey from drop to map', { tag: '@services' }, () => {
  test.beforeAll(async () => {
    frames = await drawFrames(FRAME_COUNT);
    studio = await sharedStudio();
  });
  test.beforeEach(async ({ browser }) => {
    context = await browser.newContext();
    page = await context.newPage();
    consoleWatch = watchConsole(page);
    edge = await guardStorage(page);
  });
  test.afterEach(() => context?.close());
  test.afterAll(() => frames?.remove());
  const expectQuiet = async () => {
    const lines = (await consoleWatch.take()).filter((line) => !tolerated.some((known) => known.test(line)));
    tolerated = [];
    expect(lines).toEqual([]);
  };

  journey(
    'from an empty site to a pin on the map',
    (step) => {
      step("the manager signs in through the provider's page and lands on Home", async () => {
        await signInByHand(page, studio, 'manager');
        await expect(page).toHaveURL(`${studio.url}/`);
        await expect(page).toHaveTitle('Home | Inspection Studio');
        await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
        await expect(page.getByText('Iain Kinnear')).toBeVisible();
        manager = await apiOf(studio, 'manager');
      });

      step('a second visit signs in silently', async () => {
        const second = await context.newPage();
        const visited: string[] = [];
        second.on(
          'framenavigated',
          (frame) => frame === second.mainFrame() && visited.push(new URL(frame.url()).pathname),
        );
        await second.goto(studio.url);
        await expect(second.getByText('Iain Kinnear')).toBeVisible();
        expect(visited.filter((path) => path !== '/')).toEqual([]);
        await second.close();
      });

      step('creates a site with a thumbnail', async () => {
        await createSite(page, { name: SITE, thumbnail: frames.paths[0] ?? '' });
        const [site] = (await manager('GET', `sites?filter=name eq '${SITE}'`)).body;
        const picture = await fetch(new URL(site.thumbnail, studio.url));
        expect(picture.headers.get('content-type')).toBe('image/jpeg');
      });

      step('creates an asset on it: a bridge, a category, a severity scale', async () => {
        const choices = { name: ASSET, type: 'Bridge', category: 'Concrete crack', severityScale: 'Condition 1 to 5' };
        await createAsset(page, choices);
        const profile = page.getByRole('dialog', { name: ASSET });
        await expect(profile.getByRole('link', { name: SITE })).toBeVisible();
        await expect(profile.getByText('Bridge', { exact: true })).toBeVisible();
        await expect(profile.getByText('Concrete crack')).toBeVisible();
      });

      step('an inspection with 3D: 20 files are refused with the specified message, 21 pass', async () => {
        await beginInspection(page, '3D Digital Twin');
        await addImages(page, frames.paths.slice(0, FRAME_COUNT - 1));
        await expect(page.getByText('20 files')).toBeVisible();
        await openStep(page, 'Details');
        await fillDetails(page, { name: 'PierNorth', checklist: CHECKLIST });
        await openStep(page, 'Confirmation');
        await page.getByRole('button', { name: 'Save' }).click();
        const refusal = page.getByText('You must upload at least 20 visual or thermal data for a 3D Digital Twin.');
        await expect(refusal).toBeVisible();
        const [asset] = (await manager('GET', `assets?filter=name eq '${ASSET}'`)).body;
        expect((await manager('GET', `projects?filter=assetId eq '${asset.id}'`)).body).toEqual([]);

        await addImages(page, frames.paths.slice(FRAME_COUNT - 1));
        await expect(page.getByText('21 files')).toBeVisible();
        await expect(refusal).toBeHidden();
        edge.hold();
        inspectionId = await saveInspection(page, 'PierNorth');
        const files = await visualFiles(manager, inspectionId);
        expect(files.map(({ isUploaded }) => isUploaded)).toEqual(Array(FRAME_COUNT).fill(false));
      });

      step('the upload says where it is, and that the tab has to stay open', async () => {
        await expect(tray().getByText('Upload pending...')).toBeVisible();
        await expect(tray().getByText('Please leave this tab open while uploading.')).toBeVisible();
        await expect(page.getByRole('group', { name: 'Upload in progress' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Send for processing' })).toBeHidden();
      });

      step('pauses and resumes', async () => {
        tolerated = [BROKEN_CONNECTION, NOT_ARRIVED];
        await expect.poll(() => edge.held.length).toBe(5);
        edge.breakFile(edge.held[0] ?? '');
        await tray().getByRole('button', { name: 'Pause PierNorth' }).click();
        await expect(tray().getByText('Upload paused')).toBeVisible();
        await expect(tray().getByText('Please leave this tab open while uploading.')).toBeVisible();
        await expect.poll(() => edge.held.length).toBe(0);
        edge.release();
        const sentCount = edge.sentCount;
        // A file that is sent because another one was stopped is sent before this request ends.
        await page.evaluate(() => fetch('/readyz'));
        expect(edge.sentCount).toBe(sentCount);
        expect((await visualFiles(manager, inspectionId)).filter(({ isUploaded }) => isUploaded)).toEqual([]);
        await tray().getByRole('button', { name: 'Resume PierNorth' }).click();
        await expect(tray().getByText('Upload paused')).toBeHidden();
      });

      step("one file's PUT fails: 'Upload failed' shows, and Retry completes it", async () => {
        tolerated = [BROKEN_CONNECTION, NOT_ARRIVED];
        await expect(tray().getByText('Upload failed', { exact: true })).toBeVisible({ timeout: 60_000 });
        await expect(
          tray().getByText(/^\S+\.jpg: The connection was cut several times, although the studio answers\./i),
        ).toBeVisible();
        await expect(tray().getByText('20 of 21 uploaded').first()).toBeVisible();
        await expect(tray().getByText('Please leave this tab open while uploading.')).toBeVisible();
        expect((await visualFiles(manager, inspectionId)).filter(({ isUploaded }) => !isUploaded)).toHaveLength(1);

        edge.mend();
        await tray().getByRole('button', { name: 'Retry PierNorth' }).click();
        await expect(tray().getByText('Upload complete')).toBeVisible({ timeout: 30_000 });
        await expect(tray().getByText(UPLOADED_ALL).first()).toBeVisible();
        await expect(tray().getByText('Please leave this tab open while uploading.')).toBeHidden();
      });

      step('the server holds every byte', async () => {
        const files = await visualFiles(manager, inspectionId);
        expect(await storedHashes(studio, files)).toEqual(await localHashes(frames.paths));
        await tray().getByRole('button', { name: 'Dismiss PierNorth' }).click();
        await expect(tray()).toBeHidden();
      });

      step('is sent for processing and goes from Processing to Completed without a reload', async () => {
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.getByRole('button', { name: 'Send for processing' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Send for processing' }).click();
        await expect(status('Processing')).toBeVisible();
        await expect(status('Completed')).toBeVisible({ timeout: 150_000 });
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      });

      step('thumbnails appear', async () => {
        const thumbnails = page.getByRole('region', { name: '3D Digital Twin, visual' }).getByRole('img');
        await expect(thumbnails).toHaveCount(FRAME_COUNT);
        for (const thumbnail of await thumbnails.all()) {
          await thumbnail.scrollIntoViewIfNeeded();
          await expect
            .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
        }
      });

      step('Launch carries the inspection id and the e-mail', async () => {
        const launch = page.getByRole('link', { name: 'Launch' });
        await expect(launch).toHaveAttribute(
          'href',
          `https://cloud.demo.example/inspections/${inspectionId}?email=manager%40demo.example`,
        );
      });

      step('the asset is on the map at the median position of the photos', async () => {
        const positions = frames.paths.flatMap((path) => readPhoto(readFileSync(path))?.position ?? []);
        expect(positions).toHaveLength(FRAME_COUNT);
        const middle = middleOf(positions);
        const [asset] = (await manager('GET', `assets?filter=name eq '${ASSET}'`)).body;
        expect(asset.location.longitude).toBeCloseTo(middle.longitude, 9);
        expect(asset.location.latitude).toBeCloseTo(middle.latitude, 9);

        await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
        await page.getByRole('radio', { name: 'Assets' }).check();
        await page.getByRole('radio', { name: 'Map' }).click();
        await page.getByRole('searchbox', { name: 'Search assets by name' }).fill(ASSET);
        const marker = page.getByRole('button', { name: `${ASSET}, Bridge` });
        await expect(marker).toBeVisible();
        await marker.focus();
        const pointedAt = page.getByRole('region', { name: 'Pointed at' });
        await expect(
          pointedAt.getByText(`${middle.latitude.toFixed(4)}, ${middle.longitude.toFixed(4)}`),
        ).toBeVisible();
        await marker.click();
        await page.getByRole('dialog').getByRole('link', { name: ASSET }).click();
        await expect(page).toHaveURL(`${studio.url}/assets/${asset.id}`);
      });
    },
    { afterStep: expectQuiet },
  );

  journey(
    'the server is killed during an upload and during processing',
    (step) => {
      step('an asset is opened', async () => {
        await signIn(page, studio, 'manager');
        manager = await apiOf(studio, 'manager');
        const idOf = async (path: string, wanted: string) =>
          (await manager('GET', `${path}?filter=name eq '${wanted}'`)).body[0].id as string;
        const site = (await manager('POST', 'sites', { name: 'Firth Landing' })).body.id as string;
        const asset = await manager('POST', 'assets', {
          siteId: site,
          name: 'Landing Viaduct',
          type: 1,
          members: [],
          uploaders: [],
          presets: [],
          categories: [await idOf('categories', 'Concrete crack')],
          severityScale: await idOf('severityscales', 'Condition 1 to 5'),
          layoutTemplateId: null,
        });
        edge.hold();
        await page.goto(`${studio.url}/assets/${asset.body.id}`);
      });

      step(
        'the server is killed during an upload: nothing acknowledged is lost, and the upload resumes automatically',
        async () => {
          tolerated = [BROKEN_CONNECTION, NOT_ARRIVED];
          edge.letPast(5);
          await beginInspection(page, '3D Digital Twin');
          await addImages(page, frames.paths);
          await expect(page.getByText('21 files')).toBeVisible();
          await openStep(page, 'Details');
          await fillDetails(page, { name: 'PierSouth', checklist: CHECKLIST });
          await goNext(page);
          await page.getByRole('checkbox', { name: 'Send for processing' }).check();
          inspectionId = await saveInspection(page, 'PierSouth');
          await expect(tray().getByText('5 of 21 uploaded').first()).toBeVisible();
          await expect.poll(() => edge.held.length).toBe(5);
          edge.release();
          await studio.kill('SIGKILL');
          await expect(tray().getByText('No connection. The upload resumes automatically.')).toBeVisible();
          const acknowledgedCount = Number.parseInt(
            (await tray().getByText('of 21 uploaded').first().textContent()) ?? '',
            10,
          );
          expect(acknowledgedCount).toBeGreaterThanOrEqual(5);
          edge.hold();
          await studio.restart();

          const kept = (await visualFiles(manager, inspectionId)).filter(({ isUploaded }) => isUploaded);
          expect(kept.length).toBeGreaterThanOrEqual(acknowledgedCount);
          expect(await localHashes(frames.paths)).toEqual(expect.arrayContaining(await storedHashes(studio, kept)));
          // The page asks for the server now, not when its next probe is due (tests/e2e/connection.spec.ts waits for that).
          await page.evaluate(() => window.dispatchEvent(new Event('online')));
          await expect(tray().getByText('No connection')).toHaveCount(0);
          await expect.poll(() => edge.held.length).toBeGreaterThan(0);
          await expect(tray().getByText('Upload failed', { exact: true })).toBeHidden();
        },
      );

      step('the server is killed during processing: it finishes after the restart', async () => {
        tolerated = [BROKEN_CONNECTION, NOT_ARRIVED];
        const statusNow = async () => (await manager('GET', `projects/${inspectionId}`)).body.status as number;
        const { ImagesDownloading, Completed } = INSPECTION_STATUS_NUMBERS;
        edge.release();
        await expect.poll(statusNow, { intervals: [20], timeout: 60_000 }).toBeGreaterThanOrEqual(ImagesDownloading);
        await studio.kill('SIGKILL');
        await studio.restart();
        await expect.poll(statusNow, { timeout: 150_000 }).toBe(Completed);
        expect((await manager('GET', `images?projectId=${inspectionId}`)).body).toHaveLength(FRAME_COUNT);
        expect(await storedHashes(studio, await visualFiles(manager, inspectionId))).toEqual(
          await localHashes(frames.paths),
        );
        await expect(status('Completed')).toBeVisible({ timeout: 90_000 });
      });
    },
    { tag: '@kill', afterStep: expectQuiet },
  );
});
