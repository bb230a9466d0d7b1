import type { CaptureType } from '@inspection-studio/domain/images';
import { photoProblemSentence, photoProblems } from '@inspection-studio/domain/photos';
import type { ImageFacts } from './image-facts.ts';

/** Extensions of formats that are often misnamed. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe'],
  png: ['png'],
  tiff: ['tif', 'tiff'],
  bmp: ['bmp', 'dib'],
};

/** A readable image. */
export interface ReadImage {
  /** Name of the uploaded file. */
  name: string;
  /** Capture type of the data it was uploaded as; null for supplementary files. */
  captureType: CaptureType | null;
  facts: Pick<ImageFacts, 'format' | 'captureKind' | 'radiometricKind' | 'position' | 'capturedAt'>;
  isIncomplete: boolean;
  isDamaged: boolean;
}

/**
 * Describes anomalies of an image that is still usable, in sentences for users.
 * Returns null when there are none.
 *
 * @param nowMs the time, in milliseconds since 1970: no image is from tomorrow
 */
export function imageNote(
  { name, captureType, facts, isIncomplete, isDamaged }: ReadImage,
  nowMs: number,
): string | null {
  const notes: string[] = [];
  if (isIncomplete) notes.push('The file ends too early; the part of the image that is there is shown.');
  if (isDamaged) notes.push('Part of the picture is damaged.');
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const named = Object.keys(ENDINGS).find((format) => ending !== undefined && ENDINGS[format]?.includes(ending));
  if (named !== undefined && named !== facts.format) {
    notes.push(`The file is a ${facts.format.toUpperCase()}, although its name says ${named.toUpperCase()}.`);
  }
  if (captureType === 'Ir' && facts.captureKind === 'visual')
    notes.push('Nothing in the file says that it is a thermal image.');
  if (captureType === 'Rgb' && facts.captureKind === 'thermal') {
    const temperatures = facts.radiometricKind === null ? '' : ' with temperatures';
    notes.push(`The file is a thermal image${temperatures}, among the visual images.`);
  }
  if (captureType !== null) {
    const photo = { position: facts.position ?? undefined, takenMs: facts.capturedAt?.getTime() };
    notes.push(...photoProblems(photo, nowMs).map(photoProblemSentence));
  }
  return notes.length === 0 ? null : notes.join(' ');
}
