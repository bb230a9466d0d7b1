import { expect, it } from 'vitest';
import { formatMeasurement, MEASUREMENT_KINDS } from './measurement-kind.ts';

it.each([
  ['ENUM-141', 'distance', 12.3, '12.30 m', '40.35 ft'],
  ['ENUM-142', 'area', 2, '2.00 m²', '21.53 ft²'],
  ['ENUM-143', 'height', -2, '-2.00 m', '-6.56 ft'],
  ['ENUM-144', 'angle', 12.34, '12.3°', '12.3°'],
] as const)("%s Measurement kind has '%s'.", (_id, kind, value, metric, imperial) => {
  expect(MEASUREMENT_KINDS).toContain(kind);
  expect(formatMeasurement(kind, value, 'Metric')).toBe(metric);
  expect(formatMeasurement(kind, value, 'Imperial')).toBe(imperial);
});

it('has four kinds', () => expect(MEASUREMENT_KINDS).toHaveLength(4));
