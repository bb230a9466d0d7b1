import { createReadStream, statSync } from 'node:fs';
import { extname } from 'node:path';
import { TILE_PIXELS, tileLevels } from '@inspection-studio/domain/images';
import sharp from 'sharp';
import { projectFiles } from '../../database/schema/index.ts';
import { endDatabases } from '../../database/testing/shared-databases.ts';
import { insertCompany } from '../../resources/testing/insert-company.ts';
import { startTestStudio } from '../../resources/testing/start-test-studio.ts';
import { pyramidKeyOf } from '../../storage/image-keys.ts';

interface Measured {
  name: string;
  bytes: number;
  /** Width and height in pixels. */
  size: [number, number];
  kind: string;
  /** Milliseconds until the first tile of the image, which makes its tiles; one for each time. */
  first: number[];
  next: { median: number; p95: number; tileCount: number; totalBytes: number };
}

/** Asks a server for tiles over HTTP: the first of an image, some times, and then all, one after another. */
export async function measureServer(images: { name: string; path: string; times: number }[]): Promise<Measured[]> {
  const studio = await startTestStudio();
  try {
    const { companyId, projectId, people } = await insertCompany(studio.db, 'northline');
    const measured: Measured[] = [];
    for (const [index, { name, path, times }] of images.entries()) {
      const id = `img-${index}`;
      const storageKey = `projects/${projectId}/${id}${extname(path)}`;
      await studio.store.put(storageKey, createReadStream(path), 'image/jpeg');
      const { autoOrient, format } = await sharp(path).metadata();
      const [width, height] = [autoOrient.width, autoOrient.height];
      const bytes = statSync(path).size;
      await studio.db.insert(projectFiles).values({
        id,
        companyId,
        projectId,
        kind: 'three',
        captureType: 'Rgb',
        fileType: 'Image',
        name,
        mime: 'image/jpeg',
        sizeBytes: bytes,
        storageKey,
        uploadedAt: new Date(),
        widthPixels: width,
        heightPixels: height,
        thumbnailKey: `thumbnails/${projectId}/${id}.jpg`,
      });
      const { body } = await studio.send(people.Manager, 'GET', `images?projectId=${projectId}`);
      const address = body.find((image: { id: string }) => image.id === id).paths.tiles as string;
      const get = async (z: number, x: number, y: number) => {
        const url = address.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
        const begun = performance.now();
        const reply = await fetch(new URL(url, studio.origin));
        const tileBytes = (await reply.arrayBuffer()).byteLength;
        if (reply.status !== 200) throw new Error(`${name}: ${reply.status}`);
        return { ms: performance.now() - begun, tileBytes };
      };
      const first: number[] = [];
      for (let time = 0; time < times; time += 1) {
        await studio.store.delete(pyramidKeyOf(projectId, id));
        first.push((await get(0, 0, 0)).ms);
      }
      const tiles: { ms: number; tileBytes: number }[] = [];
      const levels = tileLevels([width, height]);
      for (let z = 0; z < levels; z += 1) {
        const [w, h] = [width, height].map((pixels) =>
          Math.ceil(Math.floor(pixels / 2 ** (levels - 1 - z)) / TILE_PIXELS),
        );
        for (let y = 0; y < h!; y += 1) for (let x = 0; x < w!; x += 1) tiles.push(await get(z, x, y));
      }
      const sorted = tiles.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;
      const totalBytes = tiles.reduce((sum, { tileBytes }) => sum + tileBytes, 0);
      const next = { median: at(0.5), p95: at(0.95), tileCount: tiles.length, totalBytes };
      measured.push({ name, bytes, size: [width, height], kind: format, first: first.toSorted((a, b) => a - b), next });
    }
    return measured;
  } finally {
    await studio.close();
    await endDatabases();
  }
}
