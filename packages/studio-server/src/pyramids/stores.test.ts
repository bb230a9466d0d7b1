import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImagePool, type ImagePool } from '../processing/image-pool.ts';
import { type OpenedStore, STORES } from '../storage/testing/stores.ts';
import { openPyramids } from './open-pyramids.ts';

describe.each(STORES)('$name', ({ open }) => {
  let opened: OpenedStore;
  let images: ImagePool;
  beforeAll(async () => {
    opened = await open();
    images = createImagePool({ size: 1 });
  });
  afterAll(async () => {
    await images?.close();
    await opened?.close();
  });

  it('has the original of an image, and then its tiles', async () => {
    const { store } = opened;
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c01020' } });
    await store.put('p/original.jpg', await image.jpeg().toBuffer(), 'image/jpeg');
    const pyramids = openPyramids({ store, images, disk: null, originalKeyOf: async () => 'p/original.jpg' });
    const places = [0, 1, 0].map((z) => ({ z, x: z, y: z }));
    for (const place of places) {
      const tile = await pyramids.tile('p/tiles.tif', place, () => true);
      expect(await sharp(tile!).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    }
    expect(await store.head('p/tiles.tif')).toMatchObject({ contentType: 'image/tiff' });
  });
});
