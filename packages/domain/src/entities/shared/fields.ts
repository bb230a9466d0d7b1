import * as z from 'zod/mini';

/** Readable identifier issued by the server: slug of the name and six characters, `kinnaird-viaduct-7k2m4q`; 1 to 80 in all. @see REC-001 */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(80));

/** A moment as ISO 8601 with offset, milliseconds kept: `2026-11-21T08:30:00.000Z`. @see REC-009..010 */
export const instantSchema = z.iso.datetime({ offset: true });

/**
 * Address of a picture, absolute or from the root, or `null` when there is none:
 * whatever has a thumbnail may be without.
 *
 * @see REC-008, REC-043, REC-053, REC-078
 */
export const thumbnailSchema = z.nullable(z.string());

/**
 * A place on earth in degrees.
 *
 * @see VAL-081..084
 */
export const geolocationSchema = z.object({
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  latitude: z.number().check(z.minimum(-86), z.maximum(86)),
});
/** What {@link geolocationSchema} reads: degrees. */
export type Geolocation = z.output<typeof geolocationSchema>;

/** Short reference to a record: enough to draw a link or an avatar. @see REC-047, N31, F03 */
export const referenceSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
});
/** What {@link referenceSchema} reads. */
export type Reference = z.output<typeof referenceSchema>;

/** A number of things: whole, never negative. @see REC-046, REC-054 */
export const countSchema = z.int().check(z.nonnegative());

/** A size in bytes: whole, never negative. @see REC-035, REC-081, REC-111, N102 */
export const sizeBytesSchema = countSchema;

/** A colour as `#rrggbb`, 7 characters in either case. @see REC-119 */
export const hexColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
