import * as z from 'zod';

/** Readable identifier issued by the server: slug of the name and six characters, `kinnaird-viaduct-7k2m4q`. */
export const idSchema = z.string().min(1).max(80);

/** A moment as ISO 8601 with offset, milliseconds kept: `2026-11-21T08:30:00.000Z`. */
export const instantSchema = z.iso.datetime({ offset: true });

/** Address of a picture, absolute or from the root, or `null` when there is none. */
export const thumbnailSchema = z.string().nullable();

/**
 * A place on earth in degrees.
 *
 * @see spec 2 §5: longitude -180 to 180, latitude -86 to 86
 */
export const geolocationSchema = z.object({
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-86).max(86),
});
export type Geolocation = z.output<typeof geolocationSchema>;

/** Short reference to a record: enough to draw a link or an avatar. */
export const referenceSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
});
export type Reference = z.output<typeof referenceSchema>;

/** A size in bytes, never negative. */
export const sizeBytesSchema = z.number().int().nonnegative();
