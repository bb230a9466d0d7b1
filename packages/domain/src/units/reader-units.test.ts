import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWindSpeed, fromReaderUnit, type Quantity, toReaderUnit, unitOf } from './reader-units.ts';

describe('Temperature and wind are stored in metric units, and shown and entered in the user’s units', () => {
  it.each([
    ['temperature', 6.4, 43.52],
    ['temperature', -40, -40],
    ['windSpeed', 4.2, 9.4],
    ['windSpeed', 0, 0],
  ] as const)('%s: %d is %d', (quantity, metric, imperial) => {
    expect(toReaderUnit(metric, quantity, 'Imperial')).toBe(imperial);
    expect(toReaderUnit(metric, quantity, 'Metric')).toBe(metric);
    expect(fromReaderUnit(metric, quantity, 'Metric')).toBe(metric);
  });

  it('every quantity has a unit label', () => {
    expect(
      (['temperature', 'windSpeed'] as const).map((quantity) => [
        unitOf(quantity, 'Metric'),
        unitOf(quantity, 'Imperial'),
      ]),
    ).toEqual([
      ['°C', '°F'],
      ['m/s', 'mph'],
    ]);
  });

  it('a number entered with two decimals is shown unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.constantFrom<Quantity>('temperature', 'windSpeed'),
        (hundredths, quantity) => {
          const entered = hundredths / 100;
          expect(toReaderUnit(fromReaderUnit(entered, quantity, 'Imperial'), quantity, 'Imperial')).toBeCloseTo(
            entered,
            10,
          );
        },
      ),
    );
  });

  it.each([
    ['Metric', '4.2 m/s'],
    ['Imperial', '9.4 mph'],
  ] as const)('wind to readers of %s units: %s', (system, text) => expect(formatWindSpeed(4.2, system)).toBe(text));
});
