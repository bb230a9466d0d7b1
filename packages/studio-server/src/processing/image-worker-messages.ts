import type { ImageFacts, ImageSource } from './image-facts.ts';
import type { UnreadableReason } from './image-unreadable-error.ts';

/** Result of reading one image: its facts and a JPEG thumbnail. */
export interface ProcessedImage {
  facts: ImageFacts;
  thumbnail: Buffer;
  /** Whether the file is truncated or partly damaged. The thumbnail shows the readable part. */
  isIncomplete: boolean;
  /** Whether a part of the picture was overwritten with equal bytes, such as zeros. */
  isDamaged: boolean;
}

/** Message from parent to worker; one at a time. */
export interface ImageRequest {
  source: ImageSource;
  /** Path of the pyramid to write; null to read the image. */
  pyramid: string | null;
}

/** Message from worker to parent: the result (null for a pyramid), an unreadable image, or another failure such as a file that cannot be opened. */
export type ImageReply<Result> =
  | { outcome: 'done'; result: Result }
  | { outcome: 'unreadable'; reason: UnreadableReason }
  | { outcome: 'failed'; message: string };
