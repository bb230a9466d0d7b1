import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { lookAt, looks } from '../../tests/e2e/looks.ts';
import { guidePictureName, guidePictures } from '../../tests/e2e/screens/guide.ts';
import { root } from './node.mjs';

const folder = join(root, 'docs/guide/pictures');
const IDLE_MS = 5_000;
/** Previews of chosen images are drawn one after another, without a request to wait for. */
const DRAWN_MS = 1_500;

/** Writes the pictures that the guide has of a screen, small enough to be kept with the sources. @param {import('playwright').Page} page @param {string} name */
export async function captureForGuide(page, name) {
  await mkdir(folder, { recursive: true });
  for (const width of guidePictures[name] ?? []) {
    const look = looks.find(({ colorScheme, viewport }) => colorScheme === 'light' && viewport.width === width);
    if (!look) throw new Error(`No look is ${width} wide.`);
    await lookAt(page, look);
    await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
    await page.waitForTimeout(DRAWN_MS);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(picture)
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(join(folder, guidePictureName(name, width)));
    console.log(`docs/guide/pictures/${guidePictureName(name, width)}`);
  }
  await lookAt(page, looks[0]);
}
