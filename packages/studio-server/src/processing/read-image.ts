import { captureKindOf } from './capture-kind.ts';
import { isBmp } from './decode-bmp.ts';
import type { ImageFacts, ImageSource } from './image-facts.ts';
import { ImageUnreadableError, toUnreadable } from './image-unreadable-error.ts';
import { bytesOf, openImage } from './open-image.ts';
import { readExif } from './read-exif.ts';

/** Pictures made of pixels; drawings and pages (svg, pdf) are documents, not captures. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'tiff', 'webp', 'heif', 'gif', 'bmp']);

/**
 * Read what a stored file says about itself, without judging whether all of its
 * pixels can be decoded.
 *
 * @throws {ImageUnreadableError} the file is empty, no image, or of a format not supported
 */
export async function readImage(source: ImageSource): Promise<ImageFacts> {
  const file = await bytesOf(source);
  if (file.length === 0) throw new ImageUnreadableError('empty');
  const [shape, exif] = await Promise.all([readShape(file), readExif(file)]);
  return { ...shape, ...exif, captureKind: captureKindOf(file, exif.make, exif.model), sizeBytes: file.length };
}

async function readShape(file: Buffer): Promise<Pick<ImageFacts, 'width' | 'height' | 'format' | 'orientation'>> {
  try {
    const metadata = await openImage(file).metadata();
    const format = isBmp(file) ? 'bmp' : metadata.format;
    if (!FORMATS.has(format)) throw new ImageUnreadableError('unsupported-format');
    const { width, height } = metadata.autoOrient;
    return { width, height, format, orientation: metadata.orientation ?? 1 };
  } catch (error) {
    throw toUnreadable(error);
  }
}
