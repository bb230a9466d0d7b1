/** Tiles of images: `npm run bench:tiles -- [folder of JPEG files] [images]`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { tileLevels } from '@inspection-studio/domain/images';
import sharp from 'sharp';
import { root } from '../../../scripts/lib/node.mjs';
import { drawLargeFrame } from '../../../packages/studio-server/src/processing/testing/measure-processing.ts';
import { openImageMakers } from '../../../packages/studio-server/src/pyramids/testing/image-makers.ts';
import { measureServer } from '../../../packages/studio-server/src/pyramids/testing/measure-server.ts';
import { drawLargeImages } from './large-images.ts';

const [photosFolder, countText = '100'] = process.argv.slice(2);
const count = Number(countText);
const folder = join(root, 'test-results/bench-tiles');
const FRAMES = (['ground', 'deck', 'hero', 'steel'] as const).map((kind, index) => ({ kind, seed: 40 + index }));

mkdirSync(join(folder, 'frames'), { recursive: true });
for (const frame of FRAMES) {
  const path = join(folder, 'frames', `${frame.kind}-${frame.seed}.jpg`);
  if (!existsSync(path)) writeFileSync(path, await drawLargeFrame(frame));
}
const photos = photosFolder ?? join(folder, 'frames');
const paths = readdirSync(photos)
  .filter((name) => /\.jpe?g$/i.test(name))
  .map((name) => join(photos, name));

/** Runs work for `count` images, twice as many at a time as there are cores. @returns images per second, and KB written per image */
async function rateOf(work: (path: string, target: string) => Promise<unknown>) {
  let next = 0;
  let writtenBytes = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) {
      const target = join(folder, `out-${index}`);
      await work(paths[index % paths.length]!, target);
      writtenBytes += statSync(target).size;
      rmSync(target);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, lane));
  return { perSecond: (count / (performance.now() - begun)) * 1000, kilobytes: writtenBytes / count / 1000 };
}

sharp.concurrency(1);
sharp.cache(false);
const deepZoom = (path: string, target: string) =>
  sharp(readFileSync(path), { failOn: 'none' })
    .autoOrient()
    .jpeg({ quality: 80 })
    .tile({ size: 512, overlap: 0, layout: 'dz', container: 'zip' })
    .toFile(target);
const server = openImageMakers();
const warmUp = join(folder, 'warm-up');
for (const path of paths.slice(0, 4)) await Promise.all([server.thumbnail(path, warmUp), server.pyramid(path, warmUp)]);

const originalKilobytes =
  Array.from({ length: count }, (_, index) => statSync(paths[index % paths.length]!).size).reduce((a, b) => a + b) /
  count /
  1000;
console.log(`${count} images of ${originalKilobytes.toFixed(0)} KB on average from ${photosFolder ?? 'drawn frames'}`);
for (let round = 1; round <= 3; round += 1) {
  const alone = await rateOf(deepZoom);
  const ours = await rateOf(server.pyramid);
  const read = await rateOf(server.thumbnail);
  console.log(
    `round ${round}: tiles ${ours.perSecond.toFixed(1)}/s, ${ours.kilobytes.toFixed(0)} KB ` +
      `(${Math.round((ours.kilobytes / originalKilobytes) * 100)} % of the original); ` +
      `sharp's Deep Zoom in a ZIP ${alone.perSecond.toFixed(1)}/s, ${alone.kilobytes.toFixed(0)} KB ` +
      `(${(ours.perSecond / alone.perSecond).toFixed(1)} x); reading and thumbnail ${read.perSecond.toFixed(1)}/s`,
  );
}
await server.close();

const large = await drawLargeImages(folder, paths[0]!);
for (const { name, bytes, size, kind, first, next } of await measureServer([
  { name: 'a photo', path: paths[1]!, times: 20 },
  ...large.map((path) => ({ name: path.slice(folder.length + 1), path, times: 3 })),
])) {
  console.log(
    `${name}, ${size.join(' x ')} ${kind}, ${(bytes / 1e6).toFixed(1)} MB, ${tileLevels(size)} levels: first tile after ` +
      `${first.map((ms) => ms.toFixed(0)).join(', ')} ms; a further tile ${next.median.toFixed(1)} ms, ` +
      `95 % within ${next.p95.toFixed(1)} ms; all ${next.tileCount} tiles ${(next.totalBytes / 1e6).toFixed(1)} MB`,
  );
}
