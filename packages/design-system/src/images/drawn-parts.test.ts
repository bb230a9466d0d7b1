import { expect, it } from 'vitest';
import { partsOfImage } from './drawn-parts.js';
import { seenTiles } from './image-tiles.js';
import type { CachedPicture } from './picture-cache.js';
import { tileSourceOf } from './wanted-pictures.js';

const image = {
  id: 'pier',
  name: 'pier.jpg',
  width: 1024,
  height: 512,
  levels: 2,
  thumbnailUrl: '/small.jpg',
  tileUrl: '/{z}/{x}/{y}',
};
const seen = { left: 0, top: 0, right: 1023, bottom: 511 };
const tiles = seenTiles(tileSourceOf(image), 1, seen);

/** The keys and opacities of what is drawn when these pictures are here, each since a time. */
function drawn(loaded: Record<string, number>, fadeMs = 100): [key: string, opacity: number][] {
  const keys = new Map<HTMLImageElement, string>();
  const get = (key: string): CachedPicture | undefined => {
    if (!(key in loaded)) return undefined;
    const picture = {} as HTMLImageElement;
    keys.set(picture, key);
    return { image: picture, loadedAtMs: loaded[key]! };
  };
  const parts = partsOfImage({ get }, image, tiles, { seen, nowMs: 1_000, fadeMs });
  return parts.map((part) => [keys.get(part.image)!, part.opacity]);
}

it('nothing is drawn of an image of which nothing is here', () => {
  expect(drawn({})).toEqual([]);
});

it('the thumbnail comes first, then coarser tiles, then those of the view as far as they are here', () => {
  const loaded = { 'pier 1/0/0': 0, 'pier 0/0/0': 0, 'pier thumbnail': 0 };
  expect(drawn(loaded)).toEqual([
    ['pier thumbnail', 1],
    ['pier 0/0/0', 1],
    ['pier 1/0/0', 1],
  ]);
});

it('a tile fades in over what is below it', () => {
  const loaded = { 'pier thumbnail': 0, 'pier 1/0/0': 975, 'pier 1/1/0': 0 };
  expect(drawn(loaded)).toEqual([
    ['pier thumbnail', 1],
    ['pier 1/0/0', 0.25],
    ['pier 1/1/0', 1],
  ]);
  expect(drawn({ 'pier 1/0/0': 1_010 })).toEqual([['pier 1/0/0', 0]]);
});

it('without fading it is there at once', () => {
  expect(drawn({ 'pier 1/0/0': 1_000, 'pier 1/1/0': 1_000, 'pier thumbnail': 0 }, 0)).toEqual([
    ['pier 1/0/0', 1],
    ['pier 1/1/0', 1],
  ]);
});

it('once the tiles of the view are complete, nothing is drawn below them', () => {
  const loaded = { 'pier thumbnail': 0, 'pier 0/0/0': 0, 'pier 1/0/0': 0, 'pier 1/1/0': 0 };
  expect(drawn(loaded).map(([key]) => key)).toEqual(['pier 1/0/0', 'pier 1/1/0']);
});
