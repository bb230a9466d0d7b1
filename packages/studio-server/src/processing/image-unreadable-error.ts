/** Why a file is not a usable image. */
export type UnreadableReason =
  | 'missing'
  | 'empty'
  | 'not-an-image'
  | 'unsupported-format'
  | 'too-large'
  | 'too-many-bytes'
  | 'damaged';

const SENTENCES: Record<UnreadableReason, string> = {
  missing: 'The file is missing from storage.',
  empty: 'The file is empty.',
  'not-an-image': 'The file is not an image.',
  'unsupported-format': 'The image format is not supported.',
  'too-large': 'The image has too many pixels.',
  'too-many-bytes': 'The file is too large to be read as an image.',
  damaged: 'The image is damaged.',
};

/** Thrown when the file itself is the problem, so that retrying does not help. */
export class ImageUnreadableError extends Error {
  override readonly name = 'ImageUnreadableError';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(SENTENCES[reason], options);
    this.reason = reason;
  }
}

/** Converts an error of the image library to an {@link ImageUnreadableError}. */
export function toUnreadable(error: unknown): ImageUnreadableError {
  if (error instanceof ImageUnreadableError) return error;
  const text = error instanceof Error ? error.message : '';
  if (/is empty/i.test(text)) return new ImageUnreadableError('empty', { cause: error });
  if (/unsupported image format/i.test(text)) return new ImageUnreadableError('not-an-image', { cause: error });
  if (/exceeds pixel limit/i.test(text)) return new ImageUnreadableError('too-large', { cause: error });
  if (/no decoding plugin|compression format|not compiled/i.test(text))
    return new ImageUnreadableError('unsupported-format', { cause: error });
  if (/bitmaps of .* are not supported/i.test(text))
    return new ImageUnreadableError('unsupported-format', { cause: error });
  return new ImageUnreadableError('damaged', { cause: error });
}
