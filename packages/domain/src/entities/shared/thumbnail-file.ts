import * as z from 'zod/mini';
import { thumbnailMessages } from '../../messages.ts';

/** Largest thumbnail in bytes; a file of exactly this size is refused ('under'). @see VAL-085, N86 */
export const THUMBNAIL_MAX_BYTES = 100 * 1024 * 1024;

/** What the domain needs to know of a browser's `File`. */
export interface FileLike {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** MIME type, empty when unknown. */
  readonly type: string;
}

function isFileLike(value: unknown): value is FileLike {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, type }: { name?: unknown; size?: unknown; type?: unknown } = value;
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string';
}

/** Any browser file, else 'Invalid input'; its contents are not looked at. @see REC-073 */
export const fileSchema = z.custom<FileLike>(isFileLike);

/** A thumbnail chosen in a form: under {@link THUMBNAIL_MAX_BYTES}. @see VAL-085..086, N86 */
export const thumbnailFileSchema = fileSchema.check(
  z.refine((file) => file.size < THUMBNAIL_MAX_BYTES, thumbnailMessages.tooLarge),
);

/**
 * The thumbnail as a form holds it: a newly chosen file, the address shown now,
 * and the address the form began with.
 *
 * @see REC-073
 */
export const thumbnailFormSchema = z.object({
  file: z.nullable(thumbnailFileSchema),
  existing: z.nullable(z.string()),
  initial: z.nullable(z.string()),
});
/** See {@link thumbnailFormSchema}. */
export type ThumbnailFormValue = z.output<typeof thumbnailFormSchema>;

/** Form value of a record whose picture is `existing`, or of a new record. @see REC-073 */
export const thumbnailFormValue = (existing: string | null = null): ThumbnailFormValue => ({
  file: null,
  existing,
  initial: existing,
});

/**
 * What saving has to do with the picture: send the newly chosen one, remove the
 * one it began with, or nothing.
 *
 * @see CALL-054..060, N104
 */
export function thumbnailChange(value: ThumbnailFormValue): 'upload' | 'remove' | 'keep' {
  if (value.file) return 'upload';
  return value.initial !== null && value.existing === null ? 'remove' : 'keep';
}
