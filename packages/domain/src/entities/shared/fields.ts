import * as z from 'zod/mini';
import { ID_LIST_MAX } from '../../limits.ts';

/** Readable id created by the server: a slug of the name and six characters, `kinnaird-viaduct-7k2m4q`. 1 to 80 characters. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(80));

/** Ids that a call takes: at most {@link ID_LIST_MAX}. */
export const idListSchema = z.array(idSchema).check(z.maxLength(ID_LIST_MAX));

/** An instant in ISO 8601 with offset and milliseconds: `2026-11-21T08:30:00.000Z`. */
export const instantSchema = z.iso.datetime({ offset: true });

/** URL of a picture, absolute or relative to the root; `null` without a picture. */
export const thumbnailSchema = z.nullable(z.string());

/** A geographic position in degrees. */
export const geolocationSchema = z.object({
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  latitude: z.number().check(z.minimum(-86), z.maximum(86)),
});
/** The output of {@link geolocationSchema}: degrees. */
export type Geolocation = z.output<typeof geolocationSchema>;

/** Short reference to a record, enough for a link or an avatar. */
export const referenceSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
});
/** The output of {@link referenceSchema}. */
export type Reference = z.output<typeof referenceSchema>;

/** A non-negative integer. */
export const countSchema = z.int().check(z.nonnegative());

/** A size in bytes, a non-negative integer. */
export const sizeBytesSchema = z.int().check(z.nonnegative());

/** A colour as `#rrggbb`, 7 characters, upper or lower case. */
export const hexColourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
