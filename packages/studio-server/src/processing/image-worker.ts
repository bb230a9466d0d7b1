import { isScanDamaged } from '@inspection-studio/domain/photos';
import sharp from 'sharp';
import { allowRasterFormats } from './allow-raster-formats.ts';
import type { ImageSource } from './image-facts.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import type { ImageReply, ImageRequest, ProcessedImage } from './image-worker-messages.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { guardMemory } from './memory-guard.ts';
import { bytesOf } from './open-image.ts';
import { readImage } from './read-image.ts';
import { writePyramid } from './write-pyramid.ts';

// Entry module of an image worker, a child process of the server. Closing the IPC channel ends it.

/** Memory limit of a worker. A photo of 100 megapixels needs a third of it. */
const MEMORY_MAX_BYTES = 1024 ** 3;

sharp.concurrency(1);
sharp.cache(false);
allowRasterFormats();

process.on('message', (request: ImageRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches the whole process group, but the server ends its workers itself.
process.on('SIGINT', () => {});

guardMemory(MEMORY_MAX_BYTES, () => {
  const reply: ImageReply<never> = { outcome: 'unreadable', reason: 'too-large' };
  process.send?.(reply, () => process.exit(1));
});

async function answer({ source, pyramid }: ImageRequest): Promise<ImageReply<ProcessedImage | null>> {
  try {
    if (pyramid === null) return { outcome: 'done', result: await processed(source) };
    await writePyramid(source, pyramid);
    return { outcome: 'done', result: null };
  } catch (error) {
    if (error instanceof ImageUnreadableError) return { outcome: 'unreadable', reason: error.reason };
    return { outcome: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function processed(source: ImageSource): Promise<ProcessedImage> {
  const file = await bytesOf(source);
  const facts = await readImage(file);
  const { jpeg, isIncomplete } = await makeThumbnail(file);
  return { facts, thumbnail: jpeg, isIncomplete, isDamaged: isScanDamaged(file) };
}
