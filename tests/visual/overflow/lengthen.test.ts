import { describe, expect, it } from 'vitest';
import { lengthen } from './lengthen.ts';

describe('a text gets as long as its translation may be', () => {
  it.each(['12 / 300', 'MS', 'GPS', '', '  ', '2025-11-18', '+ 4'])('%o is the same in every language', (text) => {
    expect(lengthen(text, 'de')).toBe(text);
    expect(lengthen(text, 'ar')).toBe(text);
  });

  it.each([
    ['Launch', 2],
    ['Create New', 2],
    ['North tower A', 1.8],
    ['Only letters and numbers.', 1.6],
    ['Only letters and numbers are allowed here.', 1.4],
    ['Full shell, bands 1 to 14, from the east apron and the basin road.', 1.3],
  ])('%o grows to %d times its letters or a little more', (text, factor) => {
    for (const language of ['de', 'ar'] as const) {
      const { length } = lengthen(text, language);
      const longestWord = language === 'de' ? 29 : 15;
      expect(length).toBeGreaterThanOrEqual(
        Math.min(text.length * factor, text.includes(' ') ? Infinity : longestWord),
      );
      expect(length).toBeLessThan(text.length * factor + 30);
    }
  });

  it('one word stays one word, which no line can break', () => {
    expect(lengthen('NorthTowerSurvey', 'de')).toBe('Bauwerksprüfungsdokumentation');
    expect(lengthen('Launch', 'ar')).not.toContain(' ');
  });

  it('room around a text stays', () => {
    expect(lengthen(' Launch\n', 'de')).toMatch(/^ \S+\n$/);
  });
});
