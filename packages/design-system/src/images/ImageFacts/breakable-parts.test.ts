import { expect, it } from 'vitest';
import { breakableParts } from './breakable-parts.js';

it.each([
  ['a short file name', 'DJI_0128.JPG', ['DJI_0128.JPG']],
  ['a word of 20 characters', 'DJI_20251118_128.JPG', ['DJI_20251118_128.JPG']],
  ['dates and numbers', '2025-11-18, 1/800 s, f/2.8', ['2025-11-18, 1/800 s, f/2.8']],
  ['nothing', '', ['']],
])('%s is in one part', (_case, text, parts) => expect(breakableParts(text)).toEqual(parts));

it.each([
  ['a file name', 'DJI_20251118_0128_Tower.JPG', ['DJI_', '20251118_', '0128_', 'Tower.JPG']],
  ['a path', 'north-tower/deck\\images.of', ['north-', 'tower/', 'deck\\', 'images.of']],
  ['an address', 'maren.solheim@example.com', ['maren.solheim@', 'example.com']],
  ['several separators', 'Kinnaird__Viaduct--North', ['Kinnaird__', 'Viaduct--', 'North']],
  ['a separator at its end', 'Kinnaird_Viaduct_North_', ['Kinnaird_', 'Viaduct_', 'North_']],
])('a long word breaks after its separators: %s', (_case, text, parts) => {
  expect(breakableParts(text)).toEqual(parts);
  expect(parts.join('')).toBe(text);
});

it('of several words only the long ones break', () =>
  expect(breakableParts('f/2.8 of DJI_20251118_0128_Tower')).toEqual(['f/2.8 of DJI_', '20251118_', '0128_', 'Tower']));

it('a long word without a separator is in one part', () =>
  expect(breakableParts('0123456789abcdef0123456789')).toEqual(['0123456789abcdef0123456789']));
