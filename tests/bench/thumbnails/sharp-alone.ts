/** A process that does nothing but thumbnails with sharp and prints its rate: `sharp-alone.ts <folder of frames> <images>`. */
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const [folder = '', count = ''] = process.argv.slice(2);
const paths = (await readdir(folder)).map((name) => join(folder, name));

sharp.concurrency(1);
sharp.cache(false);

async function thumbnail(path: string): Promise<number> {
  const file = await readFile(path);
  const jpeg = await sharp(file)
    .autoOrient()
    .resize({ width: 512, height: 512, fit: 'inside' })
    .jpeg({ quality: 78 })
    .toBuffer();
  return jpeg.length;
}

/** As many at a time as the machine has cores. */
async function thumbnails(total: number): Promise<void> {
  const indices = Array.from({ length: total }).keys();
  const lane = async () => {
    for (const index of indices) await thumbnail(paths[index % paths.length]!);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

await thumbnails(paths.length);
const begunAt = Date.now();
await thumbnails(Number(count));
const seconds = (Date.now() - begunAt) / 1000;
console.log(JSON.stringify({ imagesPerSecond: Number(count) / seconds, readCount: Number(count), seconds, begunAt }));
