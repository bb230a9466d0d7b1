import { expect, it } from 'vitest';
import { formatMeasurement, MEASUREMENT_KINDS } from './measurement-kind.ts';

it.each([
  ['distance', 12.3, '12.30 m', '40.35 ft'],
  ['area', 2, '2.00 m²', '21.53 ft²'],
  ['height', -2, '-2.00 m', '-6.56 ft'],
  ['angle', 12.34, '12.3°', '12.3°'],
] as const)("Measurement kind has '%s'.", (kind, value, metric, imperial) => {
  expect(MEASUREMENT_KINDS).toContain(kind);
  expect(formatMeasurement(kind, value, 'Metric')).toBe(metric);
  expect(formatMeasurement(kind, value, 'Imperial')).toBe(imperial);
});

it('has four kinds', () => expect(MEASUREMENT_KINDS).toHaveLength(4));
