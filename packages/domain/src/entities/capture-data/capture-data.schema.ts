import * as z from 'zod/mini';
import { instantSchema } from '../shared/fields.ts';
import { radiometricKindCodec } from './radiometric-kind.ts';
import { triStateCodec } from './tri-state.ts';

/** A measured number; `null` when nothing was filled in. @see N94 */
const measuredSchema = z.nullable(z.number());

/**
 * The circumstances of a capture.
 *
 * `captureDate` is '' when not given, and so is any text. Numbers are metric
 * whatever the reader's units (S36): `airTemperature` °C, `windSpeed` m/s,
 * `humidity` %; none of them is bounded. `visualResolution` and `sonarRange`
 * are texts that carry their own unit.
 *
 * @see REC-163..174, VAL-161..162, N94
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
/** What {@link captureDataSchema} reads. */
export type CaptureData = z.output<typeof captureDataSchema>;

/** What a thermal picture, or a part of it, measured: degrees Celsius. @see REC-175..178 */
export const temperatureStatsSchema = z.object({
  low: z.number(),
  high: z.number(),
  average: z.number(),
  median: z.number(),
});
/** What {@link temperatureStatsSchema} reads. */
export type TemperatureStats = z.output<typeof temperatureStatsSchema>;
