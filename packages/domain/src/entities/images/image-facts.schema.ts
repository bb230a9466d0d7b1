import * as z from 'zod/mini';

/** Maximum length of the make, the model and the lens in {@link imageFactsSchema}, in characters. Longer ones are cut. */
export const IMAGE_FACT_MAX_LENGTH = 100;

const textSchema = z.string().check(z.maxLength(IMAGE_FACT_MAX_LENGTH));

const attitudeSchema = z.object({
  yawDegrees: z.optional(z.number()),
  pitchDegrees: z.optional(z.number()),
  rollDegrees: z.optional(z.number()),
});

/**
 * Beyond the specification: what the original of an image says about how it was taken. Every fact is absent when the file lacks
 * it, or says something impossible. The position is in the image.
 *
 * `takenLocal` is what the clock of the camera showed, `yyyy-MM-ddTHH:mm:ss`, and `offsetMinutes` its offset from UTC.
 * `altitudeMetres` is above sea level or the ellipsoid, `relativeAltitudeMetres` above the take-off point.
 *
 * `directionDegrees` is where the camera looked, from 0 to below 360, clockwise from north. `gimbal` is how the camera of a drone
 * was turned, and `flight` the drone itself, in degrees from -360 to 360: yaw clockwise from north, pitch 0 level and -90
 * straight down, roll 0 upright.
 *
 * `make`, `model` and `lens` have at most 100 characters. `focalLengthMm` is in millimetres, `exposureSeconds` in seconds,
 * `fNumber` is 2.8 for f/2.8.
 */
export const imageFactsSchema = z.object({
  takenLocal: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/))),
  offsetMinutes: z.optional(z.int()),
  altitudeMetres: z.optional(z.number()),
  relativeAltitudeMetres: z.optional(z.number()),
  directionDegrees: z.optional(z.number()),
  gimbal: z.optional(attitudeSchema),
  flight: z.optional(attitudeSchema),
  make: z.optional(textSchema),
  model: z.optional(textSchema),
  lens: z.optional(textSchema),
  focalLengthMm: z.optional(z.number()),
  exposureSeconds: z.optional(z.number()),
  fNumber: z.optional(z.number()),
  iso: z.optional(z.number()),
});
/** The output of {@link imageFactsSchema}. */
export type ImageFacts = z.output<typeof imageFactsSchema>;
