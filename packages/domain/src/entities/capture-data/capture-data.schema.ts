import * as z from 'zod/mini';
import { instantSchema } from '../shared/fields.ts';
import { radiometricKindCodec } from './radiometric-kind.ts';
import { triStateCodec } from './tri-state.ts';

/** A measured number; `null` when empty. */
const measuredSchema = z.nullable(z.number());

/**
 * Capture data of an inspection.
 *
 * `captureDate` and texts are '' when empty. Numbers are metric, regardless of
 * the user's units, and have no limits: `airTemperature` in °C,
 * `windSpeed` in m/s, `humidity` in %. `visualResolution` and `sonarRange` are
 * texts that include a unit.
 */
export const captureDataSchema = z.object({
  captureDate: z.union([instantSchema, z.literal('')]),
  location: z.string(),
  acquisitionTeam: z.array(z.string()),
  airTemperature: measuredSchema,
  windSpeed: measuredSchema,
  humidity: measuredSchema,
  captureDevice: z.string(),
  geotagged: triStateCodec,
  visualResolution: z.string(),
  thermalType: radiometricKindCodec,
  sonarRange: z.string(),
  supervisor: z.string(),
});
/** The output of {@link captureDataSchema}. */
export type CaptureData = z.output<typeof captureDataSchema>;

/** Temperatures in a thermal image or a part of it, in °C. */
export const temperatureStatsSchema = z.object({
  low: z.number(),
  high: z.number(),
  average: z.number(),
  median: z.number(),
});
/** The output of {@link temperatureStatsSchema}. */
export type TemperatureStats = z.output<typeof temperatureStatsSchema>;
