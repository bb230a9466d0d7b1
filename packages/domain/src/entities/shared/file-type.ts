import { wireNumbers } from './wire-numbers.ts';

/** Wire numbers of the file types. */
export const FILE_TYPE_NUMBERS = { Image: 1, Video: 2, Blob: 3, Pdf: 4 } as const;

/** Type of a stored file. Blob is any file that is none of the others. */
export type FileType = keyof typeof FILE_TYPE_NUMBERS;

/** Codec between file type numbers on the wire and their names. Rejects other numbers. */
export const fileTypeCodec = /* @__PURE__ */ wireNumbers(FILE_TYPE_NUMBERS);

const LABELS: Record<FileType, string> = { Image: 'Image', Video: 'Video', Blob: 'File', Pdf: 'PDF' };

/** Display name of a file type: 'Image', 'Video', 'File' or 'PDF'. */
export const fileTypeLabel = (type: FileType): string => LABELS[type];
