export { formatBytes } from './units/bytes.ts';
export { counted } from './units/counted.ts';
export { formatMeasurement, MEASUREMENT_KINDS } from './units/measurement-kind.ts';
export type { MeasurementKind } from './units/measurement-kind.ts';
export {
  celsiusToFahrenheit,
  formatAngle,
  formatArea,
  formatDistance,
  formatHeight,
  formatTemperature,
  metresToFeet,
  squareMetresToSquareFeet,
} from './units/measures.ts';
export { formatWindSpeed, fromReaderUnit, toReaderUnit, unitOf } from './units/reader-units.ts';
export type { Quantity } from './units/reader-units.ts';
export { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEM_NUMBERS, UNIT_SYSTEMS } from './units/unit-system.ts';
export type { UnitSystem } from './units/unit-system.ts';
