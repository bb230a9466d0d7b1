import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createImagePool } from '../../processing/image-pool.ts';

/** What the server makes of an image file, with one child process per core. */
export function openImageMakers() {
  const images = createImagePool({ size: availableParallelism() });
  return {
    pyramid: (path: string, target: string) => images.writePyramid(path, target),
    thumbnail: async (path: string, target: string) => writeFile(target, (await images.read(path)).thumbnail),
    close: () => images.close(),
  };
}
