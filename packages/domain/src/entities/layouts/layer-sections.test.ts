import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layerSectionCount, layerSections } from './layer-sections.ts';

describe('sections are low, low + interval and so on, never past high', () => {
  it.each([
    [1, 3, 1, ['1', '2', '3']],
    [1, 10, 4, ['1', '5', '9']],
    [1, 10, 9, ['1', '10']],
    [1, 10, 9.5, ['1']],
    [-1, 1, 0.5, ['-1', '-0.5', '0', '0.5', '1']],
    [0.1, 0.3, 0.1, ['0.1', '0.2', '0.3']],
    [1.25, 2, 0.25, ['1.25', '1.5', '1.75', '2']],
    [0.25, 1.5, 0.5, ['0.25', '0.75', '1.25']],
    [0, 0.3, 0.1, ['0', '0.1', '0.2', '0.3']],
    [0, 2e-7, 1e-7, ['0', '1e-7', '2e-7']],
    [0, 2.5e-7, 1e-7, ['0', '1e-7', '2e-7']],
    [1e21, 3e21, 1e21, ['1e+21', '2e+21', '3e+21']],
  ])('%d to %d by %d', (low, high, interval, sections) => {
    expect(layerSections(low, high, interval)).toEqual(sections);
    expect(layerSectionCount(low, high, interval)).toBe(sections.length);
  });

  it('counts sections without creating them', () => expect(layerSectionCount(0, 1, 1e-9)).toBe(1_000_000_001));
});

/** In hundredths, so that expected names come from integers only. */
const hundredthsArbitrary = fc.record({
  low: fc.integer({ min: -100_000, max: 100_000 }),
  distance: fc.integer({ min: 1, max: 50_000 }),
  interval: fc.integer({ min: 1, max: 50_000 }),
});

/** 1250 as '12.5', -5 as '-0.05'. */
function writeHundredths(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${fraction && `.${fraction}`}`;
}

describe('decimals are exact for any bounds and interval with up to 2 decimals', () => {
  it('strictly ascending by equal steps, from low and never past high', () => {
    fc.assert(
      fc.property(hundredthsArbitrary, ({ low, distance, interval }) => {
        const sections = layerSections(low / 100, (low + distance) / 100, interval / 100);
        const expected: string[] = [];
        for (let section = low; section <= low + distance; section += interval) expected.push(writeHundredths(section));
        expect(sections).toEqual(expected);
      }),
    );
  });
});
