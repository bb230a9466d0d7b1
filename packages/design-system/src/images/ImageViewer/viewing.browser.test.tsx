import { cdp } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { openViewer, type Pixels } from '../../testing/open-viewer.js';
import { holdImages, paintedImage, serveImages, squares, type Rgb } from '../../testing/painted-images.js';

type Place = readonly [x: number, y: number];

const SQUARE_PX = 250;
const colour = (column: number, row: number): Rgb => [30 + column * 28, 30 + row * 36, 128];
const otherColour = (column: number, row: number): Rgb => [30 + column * 28, 30 + row * 36, 200];
const image = paintedImage('first', { width: 2000, height: 1500 }, 3);
const other = paintedImage('second', { width: 2000, height: 1500 }, 3);

let viewer: ReturnType<typeof openViewer>;
let requested: string[];
beforeAll(() => wear('light'));
beforeEach(() => {
  requested = serveImages([image, squares(SQUARE_PX, colour)], [other, squares(SQUARE_PX, otherColour)]);
  viewer = openViewer({ image, width: 900, height: 640 });
});
afterEach(() => {
  viewer.clear();
  vi.unstubAllGlobals();
});

/** Where four squares meet on the stage, in the fitted image: before a column and a row. */
function cornerOf(column: number, row: number): Place {
  const { clientWidth, clientHeight } = viewer.stage;
  const scale = Math.min(clientWidth / image.width, clientHeight / image.height);
  const [x, y] = [column * SQUARE_PX - image.width / 2, row * SQUARE_PX - image.height / 2];
  return [clientWidth / 2 + x * scale, clientHeight / 2 + y * scale];
}

const AROUND = [
  [-4, -4],
  [4, -4],
  [-4, 4],
  [4, 4],
] as const;
/** The colours around a place. */
const around = ({ at }: Pixels, [x, y]: Place) => AROUND.map(([dx, dy]) => at(x + dx, y + dy));
/** The colours around the place where four squares meet. */
const meeting = (column: number, row: number, colourOf = colour) =>
  AROUND.map(([dx, dy]) => colourOf(column + (dx < 0 ? -1 : 0), row + (dy < 0 ? -1 : 0)));

describe('the wheel', () => {
  it('enlarges the image around the pointer, and makes it small again', async () => {
    const place = cornerOf(6, 2);
    await viewer.sharp();
    const fitted = viewer.zoomPercent();
    const zooms = [fitted];
    for (let notch = 0; notch < 4; notch += 1) {
      viewer.wheel(...place, -120);
      expect(around(await viewer.sharp(), place)).toEqual(meeting(6, 2));
      zooms.push(viewer.zoomPercent());
    }
    expect(zooms).toEqual(zooms.toSorted((a, b) => a - b));
    expect(new Set(zooms).size).toBe(5);
    viewer.wheel(...place, 1_000);
    await viewer.sharp();
    expect(viewer.zoomPercent()).toBe(fitted);
  });

  it('does not scroll the page', () => expect(viewer.wheel(100, 100, 120)).toBe(false));
});

describe('a drag', () => {
  it('moves the enlarged image with the pointer', async () => {
    viewer.press('1');
    await viewer.sharp();
    const { clientWidth, clientHeight } = viewer.stage;
    const [x, y] = [clientWidth / 2, clientHeight / 2];
    viewer.drag([x, y], [x - 110, y + 70]);
    expect(around(await viewer.sharp(), [x - 110, y + 70])).toEqual(meeting(4, 3));
  });

  it('ends at the edge of the image', async () => {
    viewer.press('1');
    await viewer.sharp();
    for (let count = 0; count < 4; count += 1) viewer.drag([100, 100], [800, 500]);
    const { at, drawn } = await viewer.sharp();
    expect(drawn).toEqual({ width: viewer.stage.clientWidth, height: viewer.stage.clientHeight });
    expect(at(0, 0)).toEqual(colour(0, 0));
    expect(at(SQUARE_PX - 2, SQUARE_PX - 2)).toEqual(colour(0, 0));
    expect(at(SQUARE_PX + 2, SQUARE_PX + 2)).toEqual(colour(1, 1));
  });

  it('of the mouse continues outside of the picture', async () => {
    viewer.press('1');
    await viewer.sharp();
    const [frame, box] = [window.frameElement!.getBoundingClientRect(), viewer.stage.getBoundingClientRect()];
    const mouse = (type: string, x: number, y: number) =>
      cdp().send('Input.dispatchMouseEvent', {
        type: type as 'mouseMoved',
        x: frame.x + box.x + x,
        y: frame.y + box.y + y,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
      });
    const { clientWidth, clientHeight } = viewer.stage;
    await mouse('mousePressed', 60, 100);
    await mouse('mouseMoved', 0, 100);
    await mouse('mouseMoved', -20, 100);
    await mouse('mouseReleased', -20, 100);
    const middle: Place = [clientWidth / 2 - 80, clientHeight / 2];
    await expect.poll(async () => around(await viewer.sharp(), middle)).toEqual(meeting(4, 3));
  });
});

describe('while sharper tiles are loading', () => {
  it('those that are here are seen, enlarged', async () => {
    const place = cornerOf(6, 2);
    await viewer.sharp();
    holdImages();
    viewer.wheel(...place, -320);
    await expect.poll(() => viewer.stage.ariaBusy).toBe('true');
    expect(around(viewer.pixels(), place)).toEqual(meeting(6, 2));
    expect(viewer.pixels().drawn).toEqual({ width: viewer.stage.clientWidth, height: viewer.stage.clientHeight });
  });
});

describe('the same image with other addresses', () => {
  it('stays as it is seen, and is not loaded again', async () => {
    const place = cornerOf(6, 2);
    await viewer.sharp();
    viewer.wheel(...place, -400);
    await viewer.sharp();
    const [zoom, count] = [viewer.zoomPercent(), requested.length];
    viewer.change({ image: { ...image, tileUrl: `${image.tileUrl}?signed-again` } });
    expect(around(await viewer.sharp(), place)).toEqual(meeting(6, 2));
    expect(viewer.zoomPercent()).toBe(zoom);
    expect(requested).toHaveLength(count);
  });

  it('loads what comes into view from the new ones', async () => {
    await viewer.sharp();
    const count = requested.length;
    viewer.change({ image: { ...image, tileUrl: `${image.tileUrl}?signed-again` } });
    viewer.press('1');
    await viewer.sharp();
    const next = requested.slice(count);
    expect(next).not.toHaveLength(0);
    expect(next.filter((address) => !address.endsWith('?signed-again'))).toEqual([]);
  });
});

describe('another image', () => {
  it('is whole and upright at first', async () => {
    await viewer.sharp();
    const fitted = viewer.zoomPercent();
    viewer.press('r');
    await viewer.sharp();
    viewer.press('1');
    await viewer.sharp();
    viewer.change({ image: other });
    expect(around(await viewer.sharp(), cornerOf(6, 2))).toEqual(meeting(6, 2, otherColour));
    expect(viewer.zoomPercent()).toBe(fitted);
  });
});

describe('when the viewer changes its size', () => {
  it.each([
    ['smaller', 500, 400],
    ['larger', 1100, 780],
  ])('a whole image stays whole: %s', async (_to, width, height) => {
    await viewer.sharp();
    viewer.change({ width, height });
    expect(around(await viewer.sharp(), cornerOf(6, 2))).toEqual(meeting(6, 2));
    expect(viewer.stage.clientWidth).toBe(width);
  });

  it('an enlarged image keeps its zoom and its middle', async () => {
    viewer.press('1');
    await viewer.sharp();
    viewer.change({ width: 700, height: 500 });
    const { clientWidth, clientHeight } = viewer.stage;
    expect(around(await viewer.sharp(), [clientWidth / 2, clientHeight / 2])).toEqual(meeting(4, 3));
    expect(viewer.zoomPercent()).toBe(100);
  });
});
