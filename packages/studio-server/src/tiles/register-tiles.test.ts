import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTiles } from './register-tiles.ts';

let app: FastifyInstance;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tiles-'));
  app = Fastify();
  registerTiles(app, { dataDir });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

/** Mean colour around a location, read from its tile. */
async function colourAt(longitude: number, latitude: number, z: number) {
  const east = ((longitude + 180) / 360) * 2 ** z;
  const south = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z;
  const { rawPayload } = await app.inject(`/tiles/${z}/${Math.floor(east)}/${Math.floor(south)}.jpg`);
  const [left, top] = [east, south].map((share) => Math.min(252, Math.floor((share % 1) * 256)));
  const { channels } = await sharp(
    await sharp(rawPayload)
      .extract({ left: left ?? 0, top: top ?? 0, width: 4, height: 4 })
      .toBuffer(),
  ).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0 };
}

describe('the satellite layer is georeferenced correctly', () => {
  it.each([2, 4, 7])(
    'zoom %i: oceans are blue and dark, the Sahara bright and sandy, ice white, forest green',
    async (z) => {
      const gulfOfGuinea = await colourAt(0, 0, z);
      const pacific = await colourAt(-150, 10, z);
      for (const ocean of [gulfOfGuinea, pacific]) {
        expect(ocean.blue).toBeGreaterThan(ocean.red + 15);
        expect(ocean.red).toBeLessThan(60);
      }
      const sahara = await colourAt(10, 24, z);
      expect(sahara.red).toBeGreaterThan(150);
      expect(sahara.red).toBeGreaterThan(sahara.blue + 40);
      const greenland = await colourAt(-40, 72, z);
      expect(Math.min(greenland.red, greenland.green, greenland.blue)).toBeGreaterThan(190);
      const amazon = await colourAt(-63, -4, z);
      expect(amazon.green).toBeGreaterThan(amazon.blue);
      expect(amazon.green).toBeLessThan(110);
    },
  );

  it('neighbouring tiles match at their edges, also across the antimeridian', async () => {
    const column = async (x: number, left: number) => {
      const { rawPayload } = await app.inject(`/tiles/3/${x}/3.jpg`);
      return sharp(rawPayload).extract({ left, top: 0, width: 1, height: 256 }).raw().toBuffer();
    };
    for (const [west, east] of [
      [3, 4],
      [7, 0],
    ] as const) {
      const [a, b] = [await column(west, 255), await column(east, 0)];
      const difference = a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
      expect(difference).toBeLessThan(8);
    }
  });
});

describe('GET /tiles/{z}/{x}/{y}.jpg', () => {
  it.each(['0/0/0', '18/131072/131072', '5/31/31', '5/0/0'])('%s is a cacheable JPEG of 256 pixels', async (tile) => {
    const reply = await app.inject(`/tiles/${tile}.jpg`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/jpeg');
    expect(reply.headers['cache-control']).toBe('public, max-age=2592000');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
  });

  it.each(['0/1/0', '19/0/0', '3/0/8', 'a/0/0', '1/-1/0', '1/0.5/0', '1/0/0.png'])('%s is not found', async (tile) => {
    expect((await app.inject(`/tiles/${tile}.jpg`)).statusCode).toBe(404);
  });

  it('caches low zooms on disk, returns the same bytes again, and does not cache high zooms', async () => {
    const first = await app.inject('/tiles/6/33/21.jpg');
    expect(await readdir(path.join(dataDir, 'tiles/6/33'))).toEqual(['21.jpg']);
    expect((await app.inject('/tiles/6/33/21.jpg')).rawPayload.equals(first.rawPayload)).toBe(true);
    await app.inject('/tiles/7/66/42.jpg');
    expect(await readdir(path.join(dataDir, 'tiles'))).not.toContain('7');
  });

  it('answers two concurrent requests for the same tile', async () => {
    const [a, b] = await Promise.all([app.inject('/tiles/4/8/5.jpg'), app.inject('/tiles/4/8/5.jpg')]);
    expect(a.rawPayload.equals(b.rawPayload)).toBe(true);
  });
});
