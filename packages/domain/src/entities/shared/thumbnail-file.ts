import * as z from 'zod/mini';
import { thumbnailMessages } from '../../form-messages.ts';

/** Limit of a thumbnail in bytes, exclusive: a file of exactly this size is rejected. */
export const THUMBNAIL_MAX_BYTES = 100 * 1024 * 1024;

/** The properties of a browser's `File` that the domain uses. */
export interface FileLike {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** MIME type, empty when unknown. */
  readonly type: string;
  /** Path below the dropped folder, if it was dropped with one. */
  readonly relativePath?: string;
  /** When it was last modified, in milliseconds since 1970. */
  readonly lastModified?: number;
  /** SHA-256 of a sample of its content in hexadecimal, once it was read. */
  readonly sampleHash?: string;
}

function isFileLike(value: unknown): value is FileLike {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, type }: { name?: unknown; size?: unknown; type?: unknown } = value;
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string';
}

/** Any browser file, otherwise 'Invalid input'. Does not read the content. */
export const fileSchema = z.custom<FileLike>(isFileLike);

/** A list of browser files, otherwise 'Invalid input'. Checked as a whole, because it may contain thousands. */
export const filesSchema = z.custom<FileLike[]>((value) => Array.isArray(value) && value.every(isFileLike));

/** A thumbnail selected in a form: smaller than {@link THUMBNAIL_MAX_BYTES}. */
export const thumbnailFileSchema = fileSchema.check(
  z.refine((file) => file.size < THUMBNAIL_MAX_BYTES, thumbnailMessages.tooLarge),
);

/**
 * Thumbnail field of a form: the selected file, the URL shown now, and the URL
 * the form started with.
 */
export const thumbnailFormSchema = z.object({
  file: z.nullable(thumbnailFileSchema),
  existing: z.nullable(z.string()),
  initial: z.nullable(z.string()),
});
/** The output of {@link thumbnailFormSchema}. */
export type ThumbnailFormValue = z.output<typeof thumbnailFormSchema>;

/** Returns the field value of a record with the picture `existing`, or of a new record. */
export const thumbnailFormValue = (existing: string | null = null): ThumbnailFormValue => ({
  file: null,
  existing,
  initial: existing,
});

/**
 * Returns what saving does with the picture: upload the selected file, remove
 * the existing picture, or nothing.
 */
export function thumbnailChange(value: ThumbnailFormValue): 'upload' | 'remove' | 'keep' {
  if (value.file) return 'upload';
  return value.initial !== null && value.existing === null ? 'remove' : 'keep';
}
