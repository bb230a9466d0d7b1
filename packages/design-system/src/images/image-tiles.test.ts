import { describe, expect, it } from 'vitest';
import { levelFor, levelSize, seenBox, seenTiles, tileAddress, type Tile, type TileSource } from './image-tiles.js';
import type { Rotation, Size } from './image-view.js';

const sourceOf = (width: number, height: number, levels: number): TileSource => ({
  size: { width, height },
  levels,
  tilePixels: 512,
});
const wholeOf = ({ width, height }: Size) => ({ left: 0, top: 0, right: width, bottom: height });
const nameOf = ({ z, x, y }: Tile) => `${z}/${x}/${y}`;

/** Images, with the number of levels that their tiles have on the server. */
const IMAGES = [
  [1, 1, 1],
  [512, 512, 1],
  [513, 300, 2],
  [1025, 511, 2],
  [1026, 511, 3],
  [4001, 3000, 4],
  [3999, 2999, 4],
  [12_000, 8333, 6],
  [5000, 3, 2],
  [5000, 1, 1],
] as const;

describe('levelSize', () => {
  it.each(IMAGES)('of %i x %i is halved and rounded down from level to level', (width, height, levels) => {
    let size = { width: width as number, height: height as number };
    for (let z = levels - 1; z >= 0; z -= 1) {
      expect(levelSize(sourceOf(width, height, levels), z)).toEqual(size);
      size = { width: Math.floor(size.width / 2), height: Math.floor(size.height / 2) };
    }
  });

  it('is never less than a pixel', () => expect(levelSize(sourceOf(5000, 3, 4), 0)).toEqual({ width: 625, height: 1 }));
});

describe('levelFor', () => {
  const source = sourceOf(4000, 3000, 4);

  it.each([
    ['the last one at a pixel of the image per pixel of the screen', 1, 3],
    ['the last one when enlarged further', 8, 3],
    ['the one with a pixel per pixel of the screen', 0.5, 2],
    ['the one below, enlarged by up to a quarter', 0.62, 2],
    ['the next one, when the one below would be enlarged more', 0.63, 3],
    ['the first one for the smallest picture', 0.01, 0],
  ])('is %s', (_rule, scale, level) => expect(levelFor(source, scale, 1)).toBe(level));

  it('counts pixels of the screen: twice as many per CSS pixel need the next level', () => {
    expect(levelFor(source, 0.25, 1)).toBe(1);
    expect(levelFor(source, 0.25, 1 / 2)).toBe(2);
    expect(levelFor(source, 0.5, 1 / 2)).toBe(3);
  });

  it('is the only one of an image on one tile', () => {
    for (const scale of [0.1, 1, 8]) expect(levelFor(sourceOf(300, 200, 1), scale, 1)).toBe(0);
  });
});

describe('seenTiles', () => {
  describe.each(IMAGES)('of a whole image of %i x %i', (width, height, levels) => {
    const source = sourceOf(width, height, levels);
    const zooms = Array.from({ length: levels }, (_, z) => z);
    const whole = (z: number) => seenTiles(source, z, wholeOf(source.size));

    it.each(zooms)('cover it at level %i without a gap or an overlap', (z) => {
      const byPlace = new Map(whole(z).map((tile) => [nameOf(tile), tile]));
      expect(byPlace.size).toBe(whole(z).length);
      for (const { x, y, target } of byPlace.values()) {
        const [right, below] = [byPlace.get(`${z}/${x + 1}/${y}`), byPlace.get(`${z}/${x}/${y + 1}`)];
        expect(target.left + target.width).toBeCloseTo(right?.target.left ?? width, 6);
        expect(target.top + target.height).toBeCloseTo(below?.target.top ?? height, 6);
      }
      expect(byPlace.get(`${z}/0/0`)?.target).toMatchObject({ left: 0, top: 0 });
    });

    it.each(zooms)('use only the part of a tile that is in level %i', (z) => {
      const level = levelSize(source, z);
      for (const tile of whole(z)) {
        expect(tile.source).toEqual({
          width: Math.min(512, level.width - tile.x * 512),
          height: Math.min(512, level.height - tile.y * 512),
        });
        expect(Math.min(tile.source.width, tile.source.height)).toBeGreaterThan(0);
      }
    });
  });

  const source = sourceOf(4000, 3000, 4);

  it('are only those in the box', () => {
    const names = (box: ReturnType<typeof wholeOf>) => seenTiles(source, 3, box).map(nameOf).toSorted();
    expect(names({ left: 600, top: 520, right: 900, bottom: 1000 })).toEqual(['3/1/1']);
    expect(names({ left: 500, top: 520, right: 530, bottom: 530 })).toEqual(['3/0/1', '3/1/1']);
    expect(names({ left: 3900, top: 2900, right: 4000, bottom: 3000 })).toEqual(['3/7/5']);
  });

  it('are none beyond the image where the box is larger', () => {
    const tiles = seenTiles(source, 1, { left: -900, top: -900, right: 4900, bottom: 3900 });
    expect(tiles.map(nameOf).toSorted()).toEqual(['1/0/0', '1/0/1', '1/1/0', '1/1/1']);
  });

  it('begin in the middle of what is seen', () => {
    const tiles = seenTiles(source, 3, { left: 10, top: 10, right: 2500, bottom: 1500 });
    expect(tiles).toHaveLength(15);
    expect(nameOf(tiles[0]!)).toBe('3/2/1');
    const distances = tiles.map(({ x, y }) => Math.hypot(x - 2, y - 1));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('of another size have their places in the image', () => {
    const tiles = seenTiles({ ...source, tilePixels: 256 }, 2, wholeOf(source.size));
    expect(tiles).toHaveLength(8 * 6);
    const last = { z: 2, x: 7, y: 5, source: { width: 208, height: 220 } };
    const target = { left: 3584, top: 2560, width: 416, height: 440 };
    expect(tiles).toContainEqual({ ...last, target });
  });
});

describe('seenBox', () => {
  const size = { width: 4000, height: 3000 };
  const stage = { width: 200, height: 100 };

  // A box of 400 x 200 pixels around (1000, 500) of the picture that is seen.
  it.each<[Rotation, ReturnType<typeof seenBox>]>([
    [0, { left: 800, top: 400, right: 1200, bottom: 600 }],
    [90, { left: 400, top: 1800, right: 600, bottom: 2200 }],
    [180, { left: 2800, top: 2400, right: 3200, bottom: 2600 }],
    [270, { left: 3400, top: 800, right: 3600, bottom: 1200 }],
  ])('is in the image as it is stored, when it is seen turned by %i degrees', (rotation, box) => {
    const frame = { picture: size, stage, actualScale: 1 };
    expect(seenBox({ scale: 0.5, x: 1000, y: 500 }, frame, size, rotation)).toEqual(box);
  });
});

describe('tileAddress', () => {
  it.each([
    ['/tiles/{z}/{x}/{y}', '/tiles/3/7/5'],
    ['/{y}-{x}-{z}.jpg?part={x}', '/5-7-3.jpg?part=7'],
    ['/one', '/one'],
  ])('fills in %s', (template, address) => expect(tileAddress(template, { z: 3, x: 7, y: 5 })).toBe(address));
});
