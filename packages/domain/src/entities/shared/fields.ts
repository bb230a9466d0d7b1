import * as z from 'zod/mini';

/** Readable identifier issued by the server: slug of the name and six characters, `kinnaird-viaduct-7k2m4q`; 1 to 80 in all. @see spec 1 §3 "Records" */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(80));

/** A moment as ISO 8601 with offset, milliseconds kept: `2026-11-21T08:30:00.000Z`. @see spec 1 §3 "Records" */
export const instantSchema = z.iso.datetime({ offset: true });

/**
 * Address of a picture, absolute or from the root, or `null` when there is none:
 * whatever has a thumbnail may be without.
 *
 * @see spec 1 §3 "Records"
 */
export const thumbnailSchema = z.nullable(z.string());

/**
 * A place on earth in degrees.
 *
 * @see spec 2 §5: longitude -180 to 180, latitude -86 to 86
 */
export const geolocationSchema = z.object({
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  latitude: z.number().check(z.minimum(-86), z.maximum(86)),
});
/** What {@link geolocationSchema} reads: degrees. */
export type Geolocation = z.output<typeof geolocationSchema>;

/** Short reference to a record: enough to draw a link or an avatar. @see spec 1 §3 "Site", N31, F03 */
export const referenceSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
});
/** What {@link referenceSchema} reads. */
export type Reference = z.output<typeof referenceSchema>;

/** A number of things: whole, never negative. @see spec 1 §3 "Records" */
export const countSchema = z.int().check(z.nonnegative());

/** A size in bytes: whole, never negative. @see spec 1 §3 "Records", N102 */
export const sizeBytesSchema = countSchema;

/** A colour as `#rrggbb`, 7 characters in either case. @see spec 1 §3 "Category" */
export const hexColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
