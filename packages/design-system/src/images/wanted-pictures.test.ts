import { describe, expect, it } from 'vitest';
import { fitView, zoomTo, type Frame } from './image-view.js';
import * as wanted from './wanted-pictures.js';
import type { ViewerImage } from './wanted-pictures.js';

const image: ViewerImage = {
  id: 'image-1',
  name: 'DJI_0001.JPG',
  width: 4000,
  height: 3000,
  thumbnailUrl: '/thumbnail',
  tileUrl: '/tiles/{z}/{x}/{y}',
  levels: 4,
};
const frame: Frame = { picture: image, stage: { width: 800, height: 600 }, actualScale: 1 };
const tiles = wanted.tilesOfWhole(image, frame);
/** The same one, after its addresses were signed again. */
const signedAgain = { ...image, thumbnailUrl: '/thumbnail?new', tileUrl: '/tiles/{z}/{x}/{y}?new' };

describe('requests', () => {
  it('are for the thumbnail and each tile, at their addresses', () => {
    expect(wanted.thumbnailRequest(image).map(({ url }) => url)).toEqual(['/thumbnail']);
    const addresses = wanted.tileRequests(image, tiles).map(({ url }) => url);
    expect(addresses.toSorted()).toEqual(['/tiles/1/0/0', '/tiles/1/0/1', '/tiles/1/1/0', '/tiles/1/1/1']);
  });

  it('are none for an image without a thumbnail and tiles', () => {
    const unprocessed = { ...image, thumbnailUrl: '', tileUrl: '' };
    expect(wanted.thumbnailRequest(unprocessed)).toEqual([]);
    expect(wanted.tileRequests(unprocessed, tiles)).toEqual([]);
  });
});

describe('keys', () => {
  const keysOf = (of: ViewerImage) =>
    [...wanted.thumbnailRequest(of), ...wanted.tileRequests(of, tiles)].map(({ key }) => key);

  it('stay the same with other addresses', () => expect(keysOf(signedAgain)).toEqual(keysOf(image)));

  it('are those by which a picture is found', () =>
    expect(keysOf(image)).toEqual([
      wanted.thumbnailKey(signedAgain),
      ...tiles.map((tile) => wanted.tileKey(signedAgain, tile)),
    ]));

  it('differ from picture to picture and from image to image', () => {
    const all = [...keysOf(image), ...keysOf({ ...image, id: 'image-2' })];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('tiles', () => {
  it('are 512 pixels unless the image says otherwise', () => {
    expect(wanted.tileSourceOf(image).tilePixels).toBe(512);
    expect(wanted.tileSourceOf({ ...image, tilePixels: 256 }).tilePixels).toBe(256);
  });

  it('in view are those of the level that is sharp enough', () => {
    const enlarged = zoomTo(fitView(frame), 1, frame);
    const names = wanted.tilesInView(image, enlarged, frame, 0).map(({ z, x, y }) => `${z}/${x}/${y}`);
    expect(names.toSorted()).toEqual(['3/3/2', '3/3/3', '3/4/2', '3/4/3']);
  });

  it('of a whole image are those in view when it is fitted, on a finer screen more', () => {
    expect(tiles).toEqual(wanted.tilesInView(image, fitView(frame), frame, 0));
    expect(wanted.tilesOfWhole(image, { ...frame, actualScale: 1 / 2 })).toHaveLength(12);
  });
});
