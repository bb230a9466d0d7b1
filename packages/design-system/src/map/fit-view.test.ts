import { describe, expect, it } from 'vitest';
import { fitView, type FitOptions } from './fit-view.js';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const screen: FitOptions = { widthPx: 1024, heightPx: 1024, minZoom: 0, maxZoom: 14, insetsPx: none };

describe('fitView: fits to the bounds of all markers, or to the whole world when there are none', () => {
  it('The map fits to the whole world when there are no markers.', () => {
    const { center, zoom } = fitView([], screen);
    expect(zoom).toBe(2);
    expect(center[0]).toBeCloseTo(0);
    expect(center[1]).toBeCloseTo(0);
  });

  it('the whole world only as far as the lowest zoom permits', () => {
    expect(fitView([], { ...screen, minZoom: 3 }).zoom).toBe(3);
  });

  it('one marker: as near as the map goes', () => {
    const { center, zoom } = fitView([[-3.4, 56]], screen);
    expect(zoom).toBe(14);
    expect(center[0]).toBeCloseTo(-3.4, 6);
    expect(center[1]).toBeCloseTo(56, 6);
  });

  it('The map fits to the bounds of all markers: the deepest zoom at which all are inside', () => {
    // Half the world wide: 128 px at zoom 0, so 1024 px hold it up to zoom 3.
    const { center, zoom } = fitView(
      [
        [-90, 0],
        [90, 0],
        [10, 20],
      ],
      screen,
    );
    expect(zoom).toBe(3);
    expect(center[0]).toBeCloseTo(0);
  });

  it('200,000 markers are no problem', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => [(index % 180) - 90, 0] as const);
    expect(fitView(many, screen).zoom).toBe(3);
  });

  it('an inset makes room and moves the middle away from it', () => {
    const insetsPx = { ...none, right: 512 };
    const { center, zoom } = fitView(
      [
        [-90, 0],
        [90, 0],
      ],
      { ...screen, insetsPx },
    );
    expect(zoom).toBe(2);
    // 256 px at a world of 1024 px are a quarter of 360 degrees.
    expect(center[0]).toBeCloseTo(90);
  });

  it('where not all can be seen, the view with most of them', () => {
    const positions = [
      [-95, 29],
      [-3, 56],
      [4, 52],
      [12, 55],
      [140, 35],
    ] as const;
    const { center, zoom } = fitView(positions, { ...screen, widthPx: 390, heightPx: 480, minZoom: 3 });
    expect(zoom).toBe(3);
    expect(center[0]).toBeCloseTo(4.5);
  });

  it.each([
    ['a place east of 180° and one west of it', [179.5, -179.5], 180, 10],
    ['the one west of it first', [-179.5, 179.5], 180, 10],
    ['the same meridian under both its names', [180, -180], 180, 14],
    ['three places, most of the arc east of 180°', [178, -172, -175], 183, 7],
    ['one place at 180°', [180], 180, 14],
    ['a place written past 180°', [190, -160], -165, 7],
    ['the shortest arc through 0° stays', [-3.4, 12.6], 4.6, 6],
    ['half the world apart, either way is as short', [-90, 90], 0, 3],
    ['all around the world, nothing is cut off', [-180, -135, -90, -45, 0, 45, 90, 135, 179], 22.5, 2],
  ] as const)('fits the shortest arc: %s', (_case, longitudes, center, zoom) => {
    const view = fitView(
      longitudes.map((lng) => [lng, 0] as const),
      screen,
    );
    expect(view.center[0]).toBeCloseTo(center, 6);
    expect(view.zoom).toBe(zoom);
  });

  it('where not all can be seen, places on both sides of 180° count as neighbours', () => {
    const positions = [
      [-95, 29],
      [-80, 30],
      [179, -17],
      [-179, -18],
      [178, -18],
      [10, 50],
    ] as const;
    const { center } = fitView(positions, { ...screen, widthPx: 390, heightPx: 480, minZoom: 3 });
    expect(center[0]).toBeCloseTo(179.5);
  });

  it('a map without a size yet does not break', () => {
    expect(
      fitView(
        [
          [0, 0],
          [1, 1],
        ],
        { ...screen, widthPx: 0, heightPx: 0, minZoom: 3 },
      ).zoom,
    ).toBe(3);
  });
});
