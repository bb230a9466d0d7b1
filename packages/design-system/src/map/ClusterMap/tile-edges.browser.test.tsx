import { cdp, page } from 'vitest/browser';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { ClusterMap } from './index.js';

const TILE_COLOUR = [200, 120, 80] as const;
/** Of a colour that was blended with itself. */
const ROUNDING = 1;

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(() => stage?.clear());
afterAll(async () => {
  await cdp().send('Emulation.clearDeviceMetricsOverride');
});

function solidTile(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 256;
  canvas.height = 256;
  const context = canvas.getContext('2d')!;
  context.fillStyle = `rgb(${TILE_COLOUR.join(' ')})`;
  context.fillRect(0, 0, 256, 256);
  return canvas.toDataURL();
}

/** Number of pixels in the middle of the map that have not the colour of the tiles, as they are on the screen. */
async function oddPixels(map: Element): Promise<number> {
  const box = map.getBoundingClientRect();
  const frame = window.frameElement!.getBoundingClientRect();
  // Beside the buttons.
  const clip = { x: frame.x + box.x + 100, y: frame.y + box.y + 20, width: 900, height: 440, scale: 1 };
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', clip });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const bytes = context.getImageData(0, 0, picture.width, picture.height).data;
  let odd = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    if (TILE_COLOUR.some((value, channel) => Math.abs(value - bytes[at + channel]!) > ROUNDING)) odd += 1;
  }
  return odd;
}

/** Whether every tile is here and has faded in. */
const isWhole = (map: Element) => {
  const tiles = [...map.querySelectorAll<HTMLElement>('.leaflet-tile')];
  const isDrawn = ({ classList, style }: HTMLElement) =>
    classList.contains('leaflet-tile-loaded') && Number(style.opacity || 1) === 1;
  return tiles.length > 4 && tiles.every(isDrawn);
};

it.each([0.9, 1, 1.1, 1.25, 2])('no lines are seen between tiles at a scale of %s', async (deviceScaleFactor) => {
  const screen = { width: 1280, height: 900, deviceScaleFactor, mobile: false };
  await cdp().send('Emulation.setDeviceMetricsOverride', screen);
  // A place between two pixels, as in a layout of shares.
  stage = setStage(
    <div style={{ height: 480, width: 1100, marginLeft: 0.4, marginTop: 0.3 }}>
      <ClusterMap points={[]} renderPopup={() => null} tileUrl={solidTile()} />
    </div>,
  );
  const map = page.getByRole('application');
  await expect.element(map).toBeVisible();
  await expect.poll(() => isWhole(map.element())).toBe(true);
  expect(await oddPixels(map.element())).toBe(0);
});
