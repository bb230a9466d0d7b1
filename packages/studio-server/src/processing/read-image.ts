import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { captureKindOf } from './capture-kind.ts';
import type { ImageFacts, ImageSource } from './image-facts.ts';
import { ImageUnreadableError, toUnreadable } from './image-unreadable-error.ts';
import { readExif } from './read-exif.ts';

/** Pictures made of pixels; drawings and pages (svg, pdf) are documents, not captures. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'tiff', 'webp', 'heif', 'gif']);

/**
 * Read what a stored file says about itself, without decoding its pixels.
 *
 * @throws {ImageUnreadableError} the file is empty, no image, or of a format not supported
 */
export async function readImage(source: ImageSource): Promise<ImageFacts> {
  const file = typeof source === 'string' ? await readFile(source) : source;
  if (file.length === 0) throw new ImageUnreadableError('empty');
  const [metadata, exif] = await Promise.all([readMetadata(file), readExif(file)]);
  return {
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    format: metadata.format,
    orientation: metadata.orientation ?? 1,
    ...exif,
    captureKind: captureKindOf(file, exif.make, exif.model),
    sizeBytes: file.length,
  };
}

async function readMetadata(file: Buffer) {
  const metadata = await sharp(file, { failOn: 'none' })
    .metadata()
    .catch((error: unknown) => {
      throw toUnreadable(error);
    });
  if (!FORMATS.has(metadata.format)) throw new ImageUnreadableError('unsupported-format');
  return metadata;
}
