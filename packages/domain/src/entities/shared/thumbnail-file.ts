import * as z from 'zod';
import { thumbnailMessages } from '../../messages.ts';

/** Largest thumbnail in bytes; a file of exactly this size is refused ('under'). @see spec 2 §9 "Files", N86 */
export const THUMBNAIL_MAX_BYTES = 100 * 1024 * 1024;

/** What the domain needs to know of a browser's `File`. */
export interface FileLike {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** MIME type, empty when unknown. */
  readonly type: string;
}

const isFileLike = (value: unknown): value is FileLike =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value && typeof value.size === 'number';

/** Any browser file; its contents are not looked at. */
export const fileSchema = z.custom<FileLike>(isFileLike, { error: 'Invalid input' });

/** A thumbnail chosen in a form. @see spec 2 §5 "Thumbnail file: under 100MB" */
export const thumbnailFileSchema = fileSchema.refine(
  (file) => file.size < THUMBNAIL_MAX_BYTES,
  thumbnailMessages.tooLarge,
);

/**
 * The thumbnail as a form holds it: a newly chosen file, the address shown now,
 * and the address the form began with.
 *
 * @see spec 1 §3 "Asset form values also carry the thumbnail as file, existing and initial"
 */
export const thumbnailFormSchema = z.object({
  file: thumbnailFileSchema.nullable(),
  existing: z.string().nullable(),
  initial: z.string().nullable(),
});
export type ThumbnailFormValue = z.output<typeof thumbnailFormSchema>;

/** Form value of a record whose picture is `existing`, or of a new record. */
export const thumbnailFormValue = (existing: string | null = null): ThumbnailFormValue => ({
  file: null,
  existing,
  initial: existing,
});

/** What saving has to do with the picture: send a new one, remove the old one, or nothing. */
export function thumbnailChange(value: ThumbnailFormValue): 'upload' | 'remove' | 'keep' {
  if (value.file) return 'upload';
  return value.initial !== null && value.existing === null ? 'remove' : 'keep';
}
