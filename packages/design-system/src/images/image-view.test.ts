import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as views from './image-view.js';
import type { Frame, ImageView, Rotation } from './image-view.js';

/** An image of 4000 x 3000 pixels on a stage of 800 x 600 CSS pixels, fitted at 0.2. */
const frame: Frame = {
  picture: { width: 4000, height: 3000 },
  stage: { width: 800, height: 600 },
  actualScale: 1,
};
const framed = (width: number, height: number): Frame => ({ ...frame, picture: { width, height } });

/** The pixel of the picture at a point, in CSS pixels from the middle of the stage. */
const pixelAt = ({ scale, x, y }: ImageView, point: { x: number; y: number }) => ({
  x: x + point.x / scale,
  y: y + point.y / scale,
});
/** Equals what has these numbers, apart from rounding. */
const near = (expected: { x: number; y: number; scale?: number }, digits = 6) =>
  Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, expect.closeTo(value, digits)]));

describe('fitView', () => {
  it.each([
    ['a wide picture is as wide as the stage', 4000, 1000, 0.2],
    ['a tall picture is as tall as the stage', 1000, 4000, 0.15],
    ['a picture of the same proportions fills the stage', 4000, 3000, 0.2],
    ['a small picture is enlarged', 80, 60, 10],
  ])('%s', (_rule, width, height, scale) =>
    expect(views.fitView(framed(width, height))).toEqual({ scale, x: width / 2, y: height / 2 }),
  );
});

describe('isFitted', () => {
  it('is true for the whole picture and false when it is enlarged', () => {
    expect(views.isFitted(views.fitView(frame), frame)).toBe(true);
    expect(views.isFitted(views.zoomTo(views.fitView(frame), 0.21, frame), frame)).toBe(false);
  });

  it('is true for the smallest view of any picture', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
        const any = framed(width, height);
        expect(views.isFitted(views.zoomTo(views.fitView(any), 0, any), any)).toBe(true);
      }),
    ));
});

describe('clampScale', () => {
  it.each([
    ['no smaller than the whole picture', 0.01, 0.2],
    ['as asked for in between', 3, 3],
    ['at most eight pixels of the screen for a pixel', 50, 8],
  ])('is %s', (_rule, asked, scale) => expect(views.clampScale(asked, frame)).toBe(scale));

  it('counts pixels of the screen, not CSS pixels', () =>
    expect(views.clampScale(50, { ...frame, actualScale: 1 / 2 })).toBe(4));

  it('is that of the whole picture when that enlarges a pixel more than eight times', () => {
    for (const asked of [1, 10, 50]) expect(views.clampScale(asked, framed(80, 60))).toBe(10);
  });
});

describe('clampView', () => {
  it.each([
    ['left', { x: -500, y: 1500 }, { x: 400, y: 1500 }],
    ['right', { x: 4500, y: 1500 }, { x: 3600, y: 1500 }],
    ['top', { x: 2000, y: -1 }, { x: 2000, y: 300 }],
    ['bottom', { x: 2000, y: 9000 }, { x: 2000, y: 2700 }],
  ])('leaves no gap at the %s', (_side, asked, centre) =>
    expect(views.clampView({ scale: 1, ...asked }, frame)).toEqual({ scale: 1, ...centre }),
  );

  it('a picture that is smaller than the stage in one direction is in its middle in that direction only', () =>
    expect(views.clampView({ scale: 0.4, x: 100, y: 100 }, framed(4000, 1000))).toEqual({
      scale: 0.4,
      x: 1000,
      y: 500,
    }));

  it('changes nothing the second time', () =>
    fc.assert(
      fc.property(anyFrame, anyView, (any, view) => {
        const once = views.clampView(view, any);
        expect(views.clampView(once, any)).toEqual(once);
      }),
    ));
});

const length = fc.integer({ min: 1, max: 20_000 });
const anySize = fc.record({ width: length, height: length });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyFrame: fc.Arbitrary<Frame> = fc.record({
  picture: anySize,
  stage: anySize,
  actualScale: fc.constantFrom(1, 1 / 1.25, 1 / 2, 1 / 3),
});
const coordinate = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const anyView = fc.record({ scale: fc.double({ min: 1e-4, max: 1e3, noNaN: true }), x: coordinate, y: coordinate });

describe('zoomTo', () => {
  it('keeps the middle without a point', () =>
    expect(views.zoomTo({ scale: 1, x: 1200, y: 900 }, 2, frame)).toEqual(near({ scale: 2, x: 1200, y: 900 })));

  it('keeps what is at the point, where there is no edge', () =>
    fc.assert(
      fc.property(share, share, fc.double({ min: 1, max: 8, noNaN: true }), (across, down, scale) => {
        const view = { scale: 1, x: 2000, y: 1500 };
        const point = { x: 800 * (across - 0.5), y: 600 * (down - 0.5) };
        expect(pixelAt(views.zoomTo(view, scale, frame, point), point)).toEqual(near(pixelAt(view, point)));
      }),
    ));

  it('keeps what is at the point when the largest scale ends it', () => {
    const [view, point] = [
      { scale: 6, x: 2000, y: 1500 },
      { x: 300, y: -200 },
    ];
    const zoomed = views.zoomTo(view, 100, frame, point);
    expect(zoomed.scale).toBe(8);
    expect(pixelAt(zoomed, point)).toEqual(near(pixelAt(view, point)));
  });

  it('shows no gap at the edge instead', () => {
    const corner = { scale: 1, x: 400, y: 300 };
    expect(views.zoomTo(corner, 0.5, frame, { x: 400, y: 300 })).toEqual(near({ scale: 0.5, x: 800, y: 600 }));
  });

  it('a small scale is the whole picture', () =>
    expect(views.zoomTo({ scale: 1, x: 400, y: 300 }, 0.01, frame, { x: 50, y: 50 })).toEqual(views.fitView(frame)));
});

describe('panBy', () => {
  it('moves by CSS pixels at every scale', () => {
    const view = { scale: 2, x: 2000, y: 1500 };
    expect(views.panBy(view, { x: 100, y: -50 }, frame)).toEqual({ scale: 2, x: 2050, y: 1475 });
  });

  it('ends at the edge', () =>
    expect(views.panBy({ scale: 2, x: 2000, y: 1500 }, { x: 1e5, y: 0 }, frame)).toEqual({
      scale: 2,
      x: 3800,
      y: 1500,
    }));

  it('does not move the whole picture', () =>
    expect(views.panBy(views.fitView(frame), { x: 300, y: 300 }, frame)).toEqual(views.fitView(frame)));
});

describe('rotation', () => {
  it('turns clockwise by quarters', () => {
    const turns: Rotation[] = [0, 90, 180, 270];
    expect(turns.map(views.turn)).toEqual([90, 180, 270, 0]);
  });

  it.each<[Rotation, number, number]>([
    [0, 4000, 3000],
    [90, 3000, 4000],
    [180, 4000, 3000],
    [270, 3000, 4000],
  ])('by %i degrees the picture is %i x %i', (rotation, width, height) =>
    expect(views.rotatedSize(frame.picture, rotation)).toEqual({ width, height }),
  );
});

describe('between two views', () => {
  const from = { scale: 0.2, x: 2000, y: 1500 };
  const to = { scale: 3.2, x: 1000, y: 2500 };

  it('is the one at the start and the other at the end', () => {
    expect(views.between(from, to, 0)).toEqual(near(from));
    expect(views.between(from, to, 1)).toEqual(near(to));
  });

  it('the scale changes by the same factor in equal times', () => {
    const scales = [0, 0.25, 0.5, 0.75, 1].map((part) => views.between(from, to, part).scale);
    for (const [index, scale] of scales.slice(1).entries()) expect(scale / scales[index]!).toBeCloseTo(2, 6);
  });

  it('what is at the point around which it zooms stays there', () =>
    fc.assert(
      fc.property(share, fc.double({ min: 0.3, max: 8, noNaN: true }), (part, scale) => {
        const [view, point] = [
          { scale: 1, x: 2000, y: 1500 },
          { x: 250, y: -120 },
        ];
        const end = { scale, x: 2000 + 250 * (1 - 1 / scale), y: 1500 - 120 * (1 - 1 / scale) };
        expect(pixelAt(views.between(view, end, part), point)).toEqual(near(pixelAt(view, point), 4));
      }),
    ));

  it('moves evenly at the same scale', () =>
    expect(views.between({ scale: 1, x: 0, y: 10 }, { scale: 1, x: 100, y: 30 }, 0.25)).toEqual({
      scale: 1,
      x: 25,
      y: 15,
    }));
});
