import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('1 m is 3.28084 ft.', () => {
  it('converts', () => expect([metresToFeet(1), metresToFeet(0), metresToFeet(-2)]).toEqual([3.28084, 0, -6.56168]));

  it.each([
    [1, '3.28 ft'],
    [12.3, '40.35 ft'],
    [-100, '-328.08 ft'],
  ])('distance and height: %d m is %s', (metres, text) => {
    expect(formatDistance(metres, 'Imperial')).toBe(text);
    expect(formatHeight(metres, 'Imperial')).toBe(text);
  });
});

describe('Areas convert by 3.28084 squared.', () => {
  it('converts', () => expect(squareMetresToSquareFeet(1)).toBeCloseTo(10.7639111056, 9));
  it('shows ft² in the imperial system', () => expect(formatArea(2, 'Imperial')).toBe('21.53 ft²'));
  it('shows m² in the metric system', () => expect(formatArea(2, 'Metric')).toBe('2.00 m²'));
});

describe('Celsius to Fahrenheit is times 1.8 plus 32.', () => {
  it.each([
    [100, 212],
    [0, 32],
    [-40, -40],
  ])('%d °C are %d °F', (celsius, fahrenheit) => expect(celsiusToFahrenheit(celsius)).toBe(fahrenheit));
});

describe('formatAngle', () => {
  it('Angles have 1 decimal.', () =>
    expect([formatAngle(12.34), formatAngle(90), formatAngle(-0.04)]).toEqual(['12.3°', '90.0°', '0.0°']));
  it('Angles have a degree sign.', () => expect(formatAngle(12.34).at(-1)).toBe('\u00B0'));
});

describe('Distances have 2 decimals.', () => {
  it.each([
    [12.3, '12.30 m'],
    [1.005, '1.00 m'],
    [0, '0.00 m'],
    [-0.001, '0.00 m'],
    [-0.01, '-0.01 m'],
    [2, '2.00 m'],
  ])('%d m is %s', (metres, text) => {
    expect(formatDistance(metres, 'Metric')).toBe(text);
    expect(formatHeight(metres, 'Metric')).toBe(text);
  });
});

describe('Temperatures have 1 decimal.', () => {
  it.each([
    [20.04, 'Metric', '20.0 °C'],
    [-0.04, 'Metric', '0.0 °C'],
    [-7.26, 'Metric', '-7.3 °C'],
    [20, 'Imperial', '68.0 °F'],
    [-17.79, 'Imperial', '0.0 °F'],
  ] as const)('%d °C, %s, is %s', (celsius, system, text) => expect(formatTemperature(celsius, system)).toBe(text));
});

describe('any measure', () => {
  const measure = fc.double({ min: -1e6, max: 1e6, noNaN: true });

  it('converts back to the same value', () =>
    fc.assert(
      fc.property(measure, (value) => {
        expect(metresToFeet(value) / 3.28084).toBeCloseTo(value, 6);
        expect(squareMetresToSquareFeet(value) / (3.28084 * 3.28084)).toBeCloseTo(value, 6);
        expect((celsiusToFahrenheit(value) - 32) / 1.8).toBeCloseTo(value, 6);
      }),
    ));

  it('keeps its order after conversion', () =>
    fc.assert(
      fc.property(measure, measure, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        for (const convert of [metresToFeet, squareMetresToSquareFeet, celsiusToFahrenheit]) {
          expect(convert(less)).toBeLessThanOrEqual(convert(more));
        }
      }),
    ));

  it('is rounded to the decimals of its kind', () =>
    fc.assert(
      fc.property(measure, (value) => {
        expect(formatDistance(value, 'Metric')).toMatch(/^-?\d+\.\d\d m$/);
        expect(formatArea(value, 'Metric')).toMatch(/^-?\d+\.\d\d m²$/);
        expect(formatTemperature(value, 'Metric')).toMatch(/^-?\d+\.\d °C$/);
        expect(formatAngle(value)).toMatch(/^-?\d+\.\d°$/);
        expect(Math.abs(parseFloat(formatDistance(value, 'Metric')) - value)).toBeLessThanOrEqual(0.005001);
        expect(Math.abs(parseFloat(formatAngle(value)) - value)).toBeLessThanOrEqual(0.05001);
      }),
    ));
});
