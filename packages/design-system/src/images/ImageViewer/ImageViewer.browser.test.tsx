import { cdp } from 'vitest/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { openViewer } from '../../testing/open-viewer.js';
import { paintedImage, plain, serveImages, squares, type Rgb } from '../../testing/painted-images.js';

const SQUARE_PX = 250;
const GREEN = [40, 120, 60] as const;
const squareColour = (column: number, row: number): Rgb => [30 + column * 28, 30 + row * 36, 128];

let viewer: ReturnType<typeof openViewer>;
beforeAll(() => wear('light'));
afterEach(() => {
  viewer.clear();
  vi.unstubAllGlobals();
});
afterAll(() => cdp().send('Emulation.clearDeviceMetricsOverride'));

const setPixelRatio = (deviceScaleFactor: number) =>
  cdp().send('Emulation.setDeviceMetricsOverride', { width: 1280, height: 900, deviceScaleFactor, mobile: false });

/** A quarter turn, clockwise: the first column, from below, becomes the first row. */
const turned = <Cell,>(rows: Cell[][]): Cell[][] =>
  rows[0]!.map((_cell, column) => rows.map((row) => row[column]!).toReversed());

/** In reach of what scaling blends. */
const isNear = (seen: readonly number[], colour: Rgb) =>
  colour.every((value, channel) => Math.abs(value - seen[channel]!) <= 3);

describe('every part of the image is where it belongs', () => {
  const image = paintedImage('squares', { width: 2000, height: 1500 }, 3);
  const grid = Array.from({ length: 6 }, (_row, row) =>
    Array.from({ length: 8 }, (_, column) => [column, row] as const),
  );

  /** Columns and rows of the squares on the stage, as they are seen in a whole picture. */
  async function seenGrid(isUpright: boolean) {
    const { at } = await viewer.sharp();
    const { clientWidth, clientHeight } = viewer.stage;
    const [width, height] = isUpright ? [2000, 1500] : [1500, 2000];
    const scale = Math.min(clientWidth / width, clientHeight / height);
    const [left, top] = [(clientWidth - width * scale) / 2, (clientHeight - height * scale) / 2];
    const middle = (index: number) => (index + 0.5) * SQUARE_PX * scale;
    return Array.from({ length: height / SQUARE_PX }, (_row, row) =>
      Array.from({ length: width / SQUARE_PX }, (_, column) => {
        const seen = at(left + middle(column), top + middle(row));
        return grid.flat().find((square) => isNear(seen, squareColour(...square))) ?? seen;
      }),
    );
  }

  it.each([0, 1, 2, 3, 4])('after %s turns by a quarter', async (turns) => {
    serveImages([image, squares(SQUARE_PX, squareColour)]);
    viewer = openViewer({ image, width: 900, height: 640 });
    let expected: (readonly [number, number])[][] = grid;
    for (let count = 0; count < turns; count += 1) {
      await viewer.sharp();
      viewer.press('r');
      expected = turned(expected);
    }
    expect(await seenGrid(turns % 2 === 0)).toEqual(expected);
  });

  it('at 1:1, with the middle of the image in that of the stage', async () => {
    serveImages([image, squares(SQUARE_PX, squareColour)]);
    viewer = openViewer({ image, width: 900, height: 640 });
    viewer.press('1');
    const { at } = await viewer.sharp();
    expect(viewer.zoomPercent()).toBe(100);
    const { clientWidth, clientHeight } = viewer.stage;
    // Squares meet at the middle.
    const around = ([x, y]: readonly [number, number]) => at(clientWidth / 2 + x, clientHeight / 2 + y);
    expect(
      (
        [
          [-2, -2],
          [2, -2],
          [-2, 2],
          [2, 2],
        ] as const
      ).map(around),
    ).toEqual([squareColour(3, 2), squareColour(4, 2), squareColour(3, 3), squareColour(4, 3)]);
  });
});

describe('neither the padding of tiles nor a line between them is seen', () => {
  // Each level has an odd size, and tiles at its edges that are mostly padding.
  const image = paintedImage('plain', { width: 2203, height: 1551 }, 4);

  it.each([1, 1.25, 2])('in the whole image, at a device pixel ratio of %s', async (ratio) => {
    await setPixelRatio(ratio);
    serveImages([image, plain(GREEN)]);
    viewer = openViewer({ image, width: 901, height: 640 });
    const { width, height } = image;
    for (const [turnedWidth, turnedHeight] of [
      [width, height],
      [height, width],
      [width, height],
      [height, width],
    ] as const) {
      const { countOther, drawn } = await viewer.sharp();
      expect(countOther(GREEN)).toBe(0);
      const { clientWidth, clientHeight } = viewer.stage;
      const screenScale = ratio * Math.min(clientWidth / turnedWidth, clientHeight / turnedHeight);
      expect(Math.abs(drawn.width - turnedWidth * screenScale)).toBeLessThanOrEqual(1);
      expect(Math.abs(drawn.height - turnedHeight * screenScale)).toBeLessThanOrEqual(1);
      viewer.press('r');
    }
  });

  it.each([1, 1.25, 2])('in an enlarged image, at a device pixel ratio of %s', async (ratio) => {
    await setPixelRatio(ratio);
    serveImages([image, plain(GREEN)]);
    viewer = openViewer({ image, width: 901, height: 640 });
    for (let turns = 0; turns < 4; turns += 1) {
      // Into the corner at the bottom right, where tiles have padding.
      for (const delta of [-97, -131, -211]) {
        viewer.wheel(viewer.stage.clientWidth - 1, viewer.stage.clientHeight - 1, delta);
        const { countOther, drawn } = await viewer.sharp();
        expect(countOther(GREEN)).toBe(0);
        expect(drawn.height).toBe(Math.round(viewer.stage.clientHeight * ratio));
      }
      viewer.press('r');
      await viewer.sharp();
    }
  });

  // Chromium does not smooth the edges of images, other browsers do.
  it.each([1, 1.25, 2])(
    'because all edges are on whole pixels of the screen, at a device pixel ratio of %s',
    async (ratio) => {
      await setPixelRatio(ratio);
      const edges: number[] = [];
      const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
      onTestFinished(() => draw.mockRestore());
      draw.mockImplementation(function drawImage(this: CanvasRenderingContext2D, ...args: unknown[]) {
        if (!this.canvas.isConnected) return;
        const [left, top, width, height] = args.slice(-4) as [number, number, number, number];
        const toScreen = this.getTransform();
        for (const corner of [
          { x: left, y: top },
          { x: left + width, y: top + height },
        ]) {
          const { x, y } = toScreen.transformPoint(corner);
          edges.push(x, y);
        }
      });
      serveImages([image, plain(GREEN)]);
      viewer = openViewer({ image, width: 901, height: 640 });
      for (let turns = 0; turns < 4; turns += 1) {
        await viewer.sharp();
        viewer.wheel(300, 200, -137);
        await viewer.sharp();
        viewer.press('r');
      }
      expect(edges.length).toBeGreaterThan(100);
      expect(edges.filter((edge) => Math.abs(edge - Math.round(edge)) > 1e-3)).toEqual([]);
    },
  );
});
