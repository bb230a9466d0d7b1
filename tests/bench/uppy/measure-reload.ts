import { expect, type Page } from '@playwright/test';
import { registeredImages } from '../../e2e/upload-files.ts';
import { chooseCreate, chooseOption, fillDetails, goNext, openStep, saveInspection } from '../../e2e/create-steps.ts';
import { signIn } from '../../e2e/sign-in.ts';
import { dropFlight } from '../../upload-faults/drop-flight.ts';
import { sentKey } from '../../upload-faults/sent-key.ts';
import { holdFiles } from '../batch/watch-page.ts';
import { drawImages, openTestBed, openUppy, type TestBed } from './test-bed.ts';
import { endOf, UPLOAD_TIMEOUT_MS } from './wait-for-end.ts';

const MINUTE_MS = 60_000;
const INSPECTION = 'LongFlight';

/** What a reload did to an upload of which a third had arrived. */
export interface Reloaded {
  /** From the reload until the first file is sent again; what a person does in between takes no time. */
  againMs: number;
  /** Files that the person had to choose again. */
  chosenAgain: number;
  sentTwice: number;
  /** Images that have not arrived at the end, or within the limit. */
  lost: number;
  /** Images that are in the inspection twice. */
  duplicated: number;
  /** From the reload to the last image; Infinity beyond the limit. */
  endedSeconds: number;
}

interface Interrupted {
  bed: TestBed;
  page: Page;
  inspection: string;
  count: number;
  /** What the person does until the upload continues. @returns how many files were chosen again */
  continueUpload: () => Promise<number>;
  ended: () => Promise<unknown>;
}

/** Reloads the page when a third has arrived, continues, and waits for the last image. */
async function reload({ bed, page, inspection, count, continueUpload, ended }: Interrupted): Promise<Reloaded> {
  const sends = new Map<string, number>();
  page.on('request', (request) => {
    const key = sentKey(request);
    if (key !== undefined) sends.set(key, (sends.get(key) ?? 0) + 1);
  });
  const arrived = async () => (await bed.manager('GET', `projects/${inspection}`)).body.uploadedImageCount;
  await expect.poll(arrived, { timeout: UPLOAD_TIMEOUT_MS }).toBeGreaterThan(count / 3);
  const reloadedAt = performance.now();
  await page.reload();
  const [, chosenAgain] = await Promise.all([
    page.waitForRequest((request) => sentKey(request) !== undefined, { timeout: UPLOAD_TIMEOUT_MS }),
    continueUpload(),
  ]);
  const againMs = performance.now() - reloadedAt;
  const isEnded = await endOf(ended());
  const images = await registeredImages(bed.manager, inspection);
  return {
    againMs,
    chosenAgain,
    sentTwice: [...sends.values()].reduce((sum, times) => sum + times - 1, 0),
    lost: count - new Set(images.filter(({ isUploaded }) => isUploaded).map(({ name }) => name)).size,
    duplicated: images.length - new Set(images.map(({ name }) => name)).size,
    endedSeconds: isEnded ? (performance.now() - reloadedAt) / 1000 : Infinity,
  };
}

/** Interrupts the studio, to which a folder was dropped. */
export async function reloadStudio(count: number): Promise<Reloaded> {
  const images = await drawImages(0);
  const bed = await openTestBed();
  try {
    const page = await bed.openPage();
    const [asset] = (await bed.manager('GET', 'assets?top=1')).body;
    await signIn(page, bed.studio, 'manager');
    await chooseCreate(page, 'Inspection');
    await page.getByRole('checkbox', { name: '2D Data' }).check();
    await goNext(page);
    const zone = page.getByRole('group', { name: 'Visual images' });
    await dropFlight(zone, { folder: INSPECTION, base64: images.picture.toString('base64'), count });
    await expect(zone).toContainText(`${new Intl.NumberFormat('en-GB').format(count)} files`, { timeout: MINUTE_MS });
    await openStep(page, 'Details');
    await chooseOption(page.getByRole('tabpanel'), 'Asset', asset.name);
    await fillDetails(page, { name: INSPECTION, checklist: 'Bridge general' });
    page.on('dialog', (dialog) => void dialog.accept());
    const inspection = await saveInspection(page, INSPECTION, MINUTE_MS);
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
    return await reload({
      bed,
      page,
      inspection,
      count,
      async continueUpload() {
        const banner = page.getByRole('status').filter({ hasText: INSPECTION });
        await banner.getByRole('button', { name: 'Continue upload' }).click();
        return 0;
      },
      ended: () =>
        expect(page.getByRole('region', { name: 'Uploads' }).getByText('Upload complete')).toBeVisible({
          timeout: UPLOAD_TIMEOUT_MS,
        }),
    });
  } finally {
    await bed.close();
    await images.remove();
  }
}

/** Interrupts Uppy with Golden Retriever, its plugin that keeps uploads. */
export async function reloadUppy(count: number): Promise<Reloaded> {
  const images = await drawImages(count);
  const bed = await openTestBed({ isAnySite: true });
  try {
    const { page, inspection } = await openUppy(bed, { keeps: true });
    page.setDefaultTimeout(UPLOAD_TIMEOUT_MS);
    const held = await holdFiles(page, images.paths);
    await held.evaluate((input: HTMLInputElement) => window.uppyBench.add(input));
    await page.evaluate(() => window.uppyBench.upload());
    return await reload({
      bed,
      page,
      inspection,
      count,
      async continueUpload() {
        await page.waitForFunction(() => window.uppyBench?.missing() !== undefined);
        const missing = (await page.evaluate(() => window.uppyBench.missing()))!;
        if (missing > 0) {
          const again = await holdFiles(page, images.paths);
          await again.evaluate((input: HTMLInputElement) => window.uppyBench.addAgain(input));
        }
        await page.locator('.uppy-StatusBar-actionBtn--upload').click();
        return missing;
      },
      ended: () => page.evaluate(() => window.uppyBench.ended),
    });
  } finally {
    await bed.close();
    await images.remove();
  }
}
