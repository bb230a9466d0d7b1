import { describe, expect, it } from 'vitest';
import { counted, dataKindNames } from './data-kind-names.ts';

describe('rows of tiles', () => {
  it.each([
    [[], 'No data'],
    [['three', 'two', 'ortho'] as const, '3D, 2D, Ortho'],
  ])('%j reads %s', (kinds, text) => expect(dataKindNames(kinds)).toBe(text));

  it.each([
    [0, '0 images'],
    [1, '1 image'],
    [3412, '3,412 images'],
  ])('%d images', (count, text) => expect(counted(count, 'image')).toBe(text));

  it.each([
    [1, '1 category'],
    [5, '5 categories'],
  ])('%d with a plural of its own', (count, text) => expect(counted(count, 'category', 'categories')).toBe(text));
});
