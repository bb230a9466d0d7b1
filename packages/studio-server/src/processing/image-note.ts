import type { CaptureType } from '@inspection-studio/domain';
import type { ImageFacts } from './image-facts.ts';

/** Endings of the formats people name wrongly. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe'],
  png: ['png'],
  tiff: ['tif', 'tiff'],
  bmp: ['bmp', 'dib'],
};

/** What is known of an image that could be read. */
export interface ReadImage {
  /** As its people called it. */
  name: string;
  /** The half of a module it was put into; null for other files. */
  captureType: CaptureType | null;
  facts: Pick<ImageFacts, 'format' | 'captureKind' | 'radiometricKind'>;
  isIncomplete: boolean;
}

/**
 * What a person should know of an image that is usable all the same, in
 * sentences; null when there is nothing odd about it.
 */
export function imageNote({ name, captureType, facts, isIncomplete }: ReadImage): string | null {
  const notes: string[] = [];
  if (isIncomplete) notes.push('The file ends too early; the part of the image that is there is shown.');
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const named = Object.keys(ENDINGS).find((format) => ending !== undefined && ENDINGS[format]?.includes(ending));
  if (named !== undefined && named !== facts.format) {
    notes.push(`The file is a ${facts.format.toUpperCase()}, although its name says ${named.toUpperCase()}.`);
  }
  if (captureType === 'Ir' && facts.captureKind === 'visual')
    notes.push('Nothing in the file says that it is a thermal image.');
  if (captureType === 'Rgb' && facts.radiometricKind !== null) {
    notes.push('The file is a thermal image with temperatures, among the visual images.');
  }
  return notes.length === 0 ? null : notes.join(' ');
}
