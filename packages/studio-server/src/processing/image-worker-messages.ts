import type { ImageFacts, ImageSource } from './image-facts.ts';
import type { UnreadableReason } from './image-unreadable-error.ts';

/** What a worker makes of one image: what it says about itself, and a thumbnail JPEG. */
export interface ProcessedImage {
  facts: ImageFacts;
  thumbnail: Buffer;
  /** Whether the file ends too early or is damaged in part; the thumbnail shows what there is. */
  isIncomplete: boolean;
}

/** Parent to worker; one at a time. */
export interface ImageRequest {
  source: ImageSource;
}

/** Worker to parent: the image, the file's fault, or a failure that is not the file's (it cannot be opened). */
export type ImageReply =
  | { outcome: 'processed'; image: ProcessedImage }
  | { outcome: 'unreadable'; reason: UnreadableReason }
  | { outcome: 'failed'; message: string };
