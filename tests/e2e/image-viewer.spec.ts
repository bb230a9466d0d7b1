import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Api, apiOf } from './api.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { INSPECTIONS, readDemoIds } from './demo-records.ts';
import { journey } from './journey.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

/** Mean difference of two pictures from 0 to 255 that two JPEG encodings of one photo do not reach. */
const SAME_PICTURE_MAX = 6;

let studio: Studio;
let manager: Api;
let context: BrowserContext;
let page: Page;
let watch: ConsoleWatch;
let inspectionId: string;
let profile: string;

const picture = (name: string) => page.getByRole('application', { name, exact: true });
const place = (words: string) => page.locator('bdi').getByText(words, { exact: true });
const thumbnail = (name: string) => page.getByRole('link', { name, exact: true });
/** All tiles of the view are here. */
const isSharp = async (name: string) => {
  await expect(picture(name)).toBeVisible();
  await expect(picture(name)).not.toHaveAttribute('aria-busy');
};
const imageOf = (url: string) => new URL(url).searchParams.get('image');

/** The middle of what is seen, as raw RGB. */
async function seen(width: number, height: number): Promise<Buffer> {
  const box = (await page.getByRole('application').boundingBox())!;
  const [x, y] = [Math.round(box.x + (box.width - width) / 2), Math.round(box.y + (box.height - height) / 2)];
  const shot = await page.screenshot({ clip: { x, y, width, height } });
  return sharp(shot).removeAlpha().raw().toBuffer();
}

/** The smallest mean difference from the middle of the stored image, moved by up to a pixel. */
async function differenceFromOriginal(id: string, actual: Buffer, width: number, height: number): Promise<number> {
  const { url } = (await manager('GET', `images/download?id=${id}`)).body;
  const original = sharp(Buffer.from(await (await fetch(new URL(url, studio.url))).arrayBuffer()));
  const { width: fullWidth, height: fullHeight } = await original.metadata();
  const differences: number[] = [];
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      const [left, top] = [Math.round((fullWidth - width) / 2) + dx, Math.round((fullHeight - height) / 2) + dy];
      const expected = await original.clone().extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
      const sum = expected.reduce((total, value, at) => total + Math.abs(value - actual[at]!), 0);
      differences.push(sum / expected.length);
    }
  }
  return Math.min(...differences);
}

test.describe('Images over their inspection', () => {
  test.beforeAll(async ({ browser }) => {
    studio = await sharedStudio();
    manager = await apiOf(studio, 'manager');
    inspectionId = (await readDemoIds(manager)).completed;
    profile = `${studio.url}/inspections/${inspectionId}`;
    context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    watch = watchConsole(page);
    await signIn(page, studio, 'viewer');
  });
  test.afterAll(() => context?.close());
  test.afterEach(async () => expect(await watch.take()).toEqual([]));

  journey('a viewer looks through an inspection, at every detail', (step) => {
    step('a thumbnail opens the image whole, and its address names it', async () => {
      await page.goto(profile);
      await thumbnail('IMG_0005.jpg').click();
      await expect(page.getByRole('dialog', { name: `Images of ${INSPECTIONS.completed}` })).toBeVisible();
      await isSharp('IMG_0005.jpg');
      await expect(place('5 of 24')).toBeVisible();
      expect(imageOf(page.url())).toMatch(/^img-0005-/);
    });

    step('at 1:1 it has the pixels of the file', async () => {
      await page.keyboard.press('1');
      await expect(page.getByText('100 %', { exact: true })).toBeVisible();
      await isSharp('IMG_0005.jpg');
      const actual = await seen(800, 600);
      const id = imageOf(page.url())!;
      expect(await differenceFromOriginal(id, actual, 800, 600)).toBeLessThan(SAME_PICTURE_MAX);
    });

    step('keys go through the series, and Escape returns to its thumbnail', async () => {
      await page.keyboard.press('ArrowRight');
      await isSharp('IMG_0006.jpg');
      await page.keyboard.press('End');
      await isSharp('IMG_0024.jpg');
      await expect(place('24 of 24')).toBeVisible();
      await page.keyboard.press('Home');
      await isSharp('IMG_0001.jpg');
      await expect.poll(() => imageOf(page.url())).toMatch(/^img-0001-/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(page.url()).toBe(profile);
      await expect(thumbnail('IMG_0005.jpg')).toBeFocused();
    });

    step('F flags an image: its frame, its thumbnail and a later visit show it', async () => {
      const frame = (name: string) => page.getByRole('option', { name, exact: true });
      await page.goto(profile);
      await thumbnail('IMG_0009.jpg').click();
      await isSharp('IMG_0009.jpg');
      await expect(frame('IMG_0009.jpg')).toHaveAttribute('aria-selected', 'true');
      const stored = page.waitForResponse((reply) => reply.url().endsWith('/images/flags'));
      await page.keyboard.press('f');
      await expect(frame('IMG_0009.jpg, Flagged')).toBeVisible();
      expect((await stored).ok()).toBe(true);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Flag', pressed: true })).toBeVisible();
      await page.keyboard.press('Escape');
      const flagged = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Flagged' }) });
      await expect(flagged.filter({ has: thumbnail('IMG_0009.jpg') })).toBeVisible();
      await thumbnail('IMG_0010.jpg').click();
      await frame('IMG_0009.jpg, Flagged').click();
      await isSharp('IMG_0009.jpg');
      await page.getByRole('button', { name: 'Flag' }).click();
      await expect(frame('IMG_0009.jpg')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(flagged.filter({ has: thumbnail('IMG_0009.jpg') })).toBeHidden();
    });

    step('chips leave the flagged images, and one that loses its flag stays until the viewer is closed', async () => {
      const images: { id: string; name: string }[] = (await manager('GET', `images?projectId=${inspectionId}`)).body;
      const ids = images.filter(({ name }) => ['IMG_0009.jpg', 'IMG_0012.jpg'].includes(name)).map(({ id }) => id);
      const flag = (isFlagged: boolean) => manager('PUT', `projects/${inspectionId}/images/flags`, { ids, isFlagged });
      await flag(true);
      await page.goto(profile);
      await page.getByRole('checkbox', { name: 'Flagged' }).click();
      await expect(page.getByRole('checkbox', { name: 'Flagged' })).toBeChecked();
      const section = (count: number) => page.getByRole('region', { name: `3D Digital Twin, visual ${count}` });
      await expect(section(2).getByRole('link')).toHaveCount(2);
      await thumbnail('IMG_0009.jpg').click();
      await isSharp('IMG_0009.jpg');
      await expect(place('1 of 2')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await isSharp('IMG_0012.jpg');
      const read = page.waitForResponse(
        (reply) => reply.request().method() === 'GET' && reply.url().includes('/images?'),
      );
      await page.keyboard.press('f');
      await read;
      await expect(place('2 of 2')).toBeVisible();
      await isSharp('IMG_0012.jpg');
      await page.keyboard.press('Escape');
      await expect(section(1).getByRole('link')).toHaveCount(1);
      expect(new URL(page.url()).search).toBe('?only=flagged');
      await expect(thumbnail('IMG_0009.jpg')).toBeFocused();
      await flag(false);
    });

    step('I shows its facts beside it, which stay open for the next image', async () => {
      await page.goto(profile);
      await thumbnail('IMG_0003.jpg').click();
      await isSharp('IMG_0003.jpg');
      await page.keyboard.press('i');
      const facts = page.getByRole('region', { name: 'Facts', exact: true });
      await expect(facts.getByText('3D Digital Twin, visual')).toBeVisible();
      await expect(facts.getByText('Inspection Studio Drawn frame')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await isSharp('IMG_0004.jpg');
      await expect(facts).toBeVisible();
      await page.keyboard.press('i');
      await expect(facts).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(page.url()).toBe(profile);
      await page.getByRole('link', { name: 'Continue at 4 of 3D Digital Twin, visual' }).click();
      await isSharp('IMG_0004.jpg');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    step('an address can be shared: it opens its image, and Close leaves the inspection', async () => {
      await thumbnail('IMG_0017.jpg').click();
      await isSharp('IMG_0017.jpg');
      const shared = page.url();
      await page.goto('about:blank');
      await page.goto(shared);
      await isSharp('IMG_0017.jpg');
      await expect(place('17 of 24')).toBeVisible();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: INSPECTIONS.completed })).toBeVisible();
      expect(page.url()).toBe(profile);
    });

    step('tiles that are refused are said to be missing, and come when they are there again', async () => {
      // Taking the route away would lose a request that waits for it.
      let isRefusing = true;
      await page.route('**/pyramids/**', (route) => (isRefusing ? route.abort() : route.continue()));
      await thumbnail('IMG_0012.jpg').click();
      const missing = page.getByText('Part of this image could not be loaded. The viewer tries again automatically.');
      await expect(missing).toBeVisible();
      isRefusing = false;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await isSharp('IMG_0012.jpg');
      await expect(missing).toBeHidden();
      expect((await watch.take()).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
    });
  });
});
