import { formatAngle, formatArea, formatDistance, formatHeight } from './measures.ts';
import type { UnitSystem } from './unit-system.ts';

/** Kinds of measurements on an image or a model. */
export const MEASUREMENT_KINDS = ['distance', 'area', 'height', 'angle'] as const;

/** One of {@link MEASUREMENT_KINDS}. */
export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number];

const FORMATS: Record<MeasurementKind, (value: number, system: UnitSystem) => string> = {
  distance: formatDistance,
  area: formatArea,
  height: formatHeight,
  angle: formatAngle,
};

/**
 * Formats a measurement in the user's units.
 *
 * @param value metres, square metres or degrees, depending on `kind`
 * @param system the user's unit system; angles are the same in both
 * @returns two decimals and a unit, "12.30 m" or "21.53 ft²"; one decimal for angles, "12.3°"
 */
export const formatMeasurement = (kind: MeasurementKind, value: number, system: UnitSystem): string =>
  FORMATS[kind](value, system);
