import * as z from 'zod/mini';
import { ID_LIST_MAX } from '../../limits.ts';

/** Readable id created by the server: a slug of the name and six characters, `kinnaird-viaduct-7k2m4q`. 1 to 80 characters. @see REC-001 */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(80));

/** Ids that a call takes: at most {@link ID_LIST_MAX}. @see CALL-067..070, CALL-162 */
export const idListSchema = z.array(idSchema).check(z.maxLength(ID_LIST_MAX));

/** An instant in ISO 8601 with offset and milliseconds: `2026-11-21T08:30:00.000Z`. @see REC-009..010 */
export const instantSchema = z.iso.datetime({ offset: true });

/**
 * URL of a picture, absolute or relative to the root; `null` without a picture.
 *
 * @see REC-008, REC-043, REC-053, REC-078
 */
export const thumbnailSchema = z.nullable(z.string());

/**
 * A geographic position in degrees.
 *
 * @see VAL-081..084
 */
export const geolocationSchema = z.object({
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  latitude: z.number().check(z.minimum(-86), z.maximum(86)),
});
/** The output of {@link geolocationSchema}: degrees. */
export type Geolocation = z.output<typeof geolocationSchema>;

/** Short reference to a record, enough for a link or an avatar. @see REC-047, N31, F03 */
export const referenceSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
});
/** The output of {@link referenceSchema}. */
export type Reference = z.output<typeof referenceSchema>;

/** A non-negative integer. @see REC-046, REC-054 */
export const countSchema = z.int().check(z.nonnegative());

/** A size in bytes, a non-negative integer. @see REC-035, REC-081, REC-111, N102 */
export const sizeBytesSchema = countSchema;

/** A colour as `#rrggbb`, 7 characters, upper or lower case. @see REC-119 */
export const hexColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
