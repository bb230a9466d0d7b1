import { photoFacts } from '@inspection-studio/domain/photos';
import sharp from 'sharp';
import { cameraPosition } from './camera-position.ts';
import { isBmp, readBmpHeader } from './decode-bmp.ts';
import type { ImageFacts, ImageSource } from './image-facts.ts';
import { ImageUnreadableError, toUnreadable } from './image-unreadable-error.ts';
import { bytesOf } from './open-image.ts';

/** How far a drawing is looked for, to name the format. The image process has no loader for any of them. */
const DRAWING_HEAD_BYTES = 1_024;

/** Raster formats. Vector formats (SVG, PDF) are documents, not captures. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'tiff', 'webp', 'heif', 'gif']);

/**
 * Reads the facts of an image file, without checking whether all pixels can be decoded.
 *
 * @throws {ImageUnreadableError} the file is empty, not an image, or in an unsupported format
 */
export async function readImage(source: ImageSource): Promise<ImageFacts> {
  const file = await bytesOf(source);
  if (file.length === 0) throw new ImageUnreadableError('empty');
  const shape = await readShape(file);
  const { position, positionSource, altitudeMetres, relativeAltitudeMetres, takenMs, ...photo } = photoFacts(file);
  return {
    ...shape,
    capturedAt: takenMs === undefined ? null : new Date(takenMs),
    position: cameraPosition(position, positionSource, altitudeMetres),
    relativeAltitudeMetres: relativeAltitudeMetres ?? null,
    make: photo.make ?? null,
    model: photo.model ?? null,
    radiometricKind: photo.temperatures ?? null,
    captureKind: photo.isThermal ? 'thermal' : 'visual',
    sizeBytes: file.length,
  };
}

async function readShape(file: Buffer): Promise<Pick<ImageFacts, 'width' | 'height' | 'format' | 'orientation'>> {
  try {
    if (isBmp(file)) {
      const { width, height } = readBmpHeader(file);
      return { width, height, format: 'bmp', orientation: 1 };
    }
    if (file.subarray(0, DRAWING_HEAD_BYTES).includes('<svg')) throw new ImageUnreadableError('unsupported-format');
    const { format, autoOrient, orientation } = await sharp(file, { failOn: 'none' }).metadata();
    if (!FORMATS.has(format)) throw new ImageUnreadableError('unsupported-format');
    return { width: autoOrient.width, height: autoOrient.height, format, orientation: orientation ?? 1 };
  } catch (error) {
    throw toUnreadable(error);
  }
}
