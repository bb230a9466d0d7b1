import { describe, expect, it } from 'vitest';
import { dataKindNames } from './data-kind-names.ts';

describe('rows of tiles', () => {
  it.each([
    [[], 'No data'],
    [['three', 'two', 'ortho'] as const, '3D, 2D, Ortho'],
    [['sonar', 'lidar', 'supplementary'] as const, 'Sonar, Lidar, Supplementary'],
  ])('%j reads %s', (kinds, text) => expect(dataKindNames(kinds)).toBe(text));
});
