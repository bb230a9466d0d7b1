import { describe, expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';
import {
  celsiusToFahrenheit,
  formatAngle,
  formatArea,
  formatDistance,
  formatHeight,
  formatTemperature,
  metresToFeet,
  squareMetresToSquareFeet,
} from './measures.ts';
import { UNIT_SYSTEMS } from './unit-system.ts';

describe('formatBytes: size steps of 1024 (B to YB; one decimal from GB)', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '2 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 2, '1 MB'],
    [482 * 1024 ** 2, '482 MB'],
    [1024 ** 3, '1.0 GB'],
    [1.5 * 1024 ** 3, '1.5 GB'],
    [1024 ** 4 - 1, '1.0 TB'],
    [1.5 * 1024 ** 4, '1.5 TB'],
    [1024 ** 5, '1.0 PB'],
    [1024 ** 6, '1.0 EB'],
    [1024 ** 7, '1.0 ZB'],
    [1024 ** 8, '1.0 YB'],
    [2000 * 1024 ** 8, '2000.0 YB'],
  ])('%d is %s', (sizeBytes, expected) => expect(formatBytes(sizeBytes)).toBe(expected));
});

describe('conversions: 1 m = 3.28084 ft (squared for area); Celsius to Fahrenheit times 1.8 plus 32', () => {
  it('converts lengths', () => expect(metresToFeet(1)).toBe(3.28084));
  it('converts areas by the square', () => expect(squareMetresToSquareFeet(1)).toBeCloseTo(10.7639111, 6));
  it.each([
    [100, 212],
    [0, 32],
    [-40, -40],
  ])('%d °C are %d °F', (celsius, fahrenheit) => expect(celsiusToFahrenheit(celsius)).toBe(fahrenheit));
  it('numbers the systems Metric 0 and Imperial 1', () => expect([...UNIT_SYSTEMS]).toEqual(['Metric', 'Imperial']));
});

describe('formats: angles 1 decimal with degree sign; distances 2 decimals, temperatures 1', () => {
  it.each([
    [formatDistance(12.3, 'Metric'), '12.30 m'],
    [formatDistance(12.3, 'Imperial'), '40.35 ft'],
    [formatDistance(1, 'Imperial'), '3.28 ft'],
    [formatHeight(-2, 'Metric'), '-2.00 m'],
    [formatHeight(1, 'Imperial'), '3.28 ft'],
    [formatArea(2, 'Metric'), '2.00 m²'],
    [formatArea(2, 'Imperial'), '21.53 ft²'],
    [formatTemperature(20.04, 'Metric'), '20.0 °C'],
    [formatTemperature(20, 'Imperial'), '68.0 °F'],
    [formatTemperature(-0.04, 'Metric'), '0.0 °C'],
    [formatAngle(12.34), '12.3°'],
  ])('%s', (actual, expected) => expect(actual).toBe(expected));
});
